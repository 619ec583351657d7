import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { Gate } from './Gate.tsx';
import { GateWaiting } from './GateWaiting.tsx';
import type { LoginScreenProps } from './screen-props.ts';
import { SignInForm } from './SignInForm.tsx';
import { TwoFactorStep } from './TwoFactorStep.tsx';
import { Unanswered } from './Unanswered.tsx';

export interface SignInPageProps extends LoginScreenProps {
  productName: string;
}

/** One screen for each of the chart's situations; the form stands from the first keystroke to the answer. */
const SCREENS = {
  form: { title: 'Sign in', Screen: SignInForm },
  codeStep: { title: 'Enter your code', Screen: TwoFactorStep },
  unanswered: { title: "We can't reach your training", Screen: Unanswered },
  waiting: { title: 'Opening your training', Screen: GateWaiting },
} as const;

const screenOf = (state: SnapshotFrom<typeof loginMachine>): keyof typeof SCREENS => {
  if (state.hasTag('form')) return 'form';
  if (state.hasTag('codeStep')) return 'codeStep';
  return state.matches('unanswered') ? 'unanswered' : 'waiting';
};

/** signing in, at `/login` and in place of a page. */
export function SignInPage({ login, productName }: SignInPageProps) {
  const { title, Screen } = SCREENS[useSelector(login, screenOf)];
  return (
    <Gate productName={productName} title={title}>
      <Screen login={login} />
    </Gate>
  );
}
