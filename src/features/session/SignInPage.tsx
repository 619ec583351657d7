import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { Gate } from './Gate.tsx';
import { GateWaiting } from './GateWaiting.tsx';
import { LaterStep } from './lazy-later-step.tsx';
import type { LoginScreenProps, SignInArrival } from './screen-props.ts';
import { SignInForm } from './SignInForm.tsx';
import { Unanswered } from './Unanswered.tsx';
import { unansweredText } from './unanswered-text.ts';

export interface SignInPageProps extends LoginScreenProps {
  productName: string;
  /** Query and fragment of the address of sign-in: what it prefills, and what the ways from it keep (S11). */
  arrival?: SignInArrival;
}

const PLAIN: SignInArrival = { search: '', hash: '' };

/** One screen for each of the chart's situations; the form stands from the first keystroke to the answer. */
const SCREENS = {
  form: { title: 'Sign in', Screen: SignInForm },
  codeStep: { title: 'Enter your code', Screen: LaterStep },
  linkQuestion: { title: 'Whose link is this?', Screen: LaterStep },
  unanswered: { title: null, Screen: Unanswered },
  waiting: { title: 'Opening your training', Screen: GateWaiting },
} as const;

const screenOf = (state: SnapshotFrom<typeof loginMachine>): keyof typeof SCREENS => {
  if (state.hasTag('form')) return 'form';
  if (state.hasTag('codeStep')) return 'codeStep';
  if (state.hasTag('linkQuestion')) return 'linkQuestion';
  return state.matches('unanswered') ? 'unanswered' : 'waiting';
};

/** signing in, at `/login` and in place of a page. */
export function SignInPage({ login, productName, arrival = PLAIN }: SignInPageProps) {
  const { title, Screen } = SCREENS[useSelector(login, screenOf)];
  const problem = useSelector(login, (state) => state.context.problem);
  return (
    <Gate productName={productName} title={title ?? unansweredText(problem, productName).heading}>
      <Screen login={login} arrival={arrival} />
    </Gate>
  );
}
