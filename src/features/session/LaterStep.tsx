import { useSelector } from '@xstate/react';
import { LinkQuestion } from './LinkQuestion.tsx';
import type { LoginScreenProps } from './screen-props.ts';
import { TwoFactorStep } from './TwoFactorStep.tsx';

/** What only some meet between the form and their training: the code, and whose link was opened (S4). */
export function LaterStep({ login }: LoginScreenProps) {
  const asksWhose = useSelector(login, (state) => state.hasTag('linkQuestion'));
  return asksWhose ? <LinkQuestion login={login} /> : <TwoFactorStep login={login} />;
}
