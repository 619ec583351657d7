import { useSelector } from '@xstate/react';
import { config } from '#current/config.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import type { OverStepProps } from './over-step-props.ts';
import { unansweredText } from './unanswered-text.ts';

/** Signed in, but the server did not say as whom: it can be asked again. */
export function OverUnanswered({ login }: OverStepProps) {
  const busy = useSelector(login, (state) => state.hasTag('busy'));
  const problem = useSelector(login, (state) => state.context.problem);
  return (
    <div className="over__again">
      <p>{unansweredText(problem, config.productName).lead}</p>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the step before took the focused field away */}
      <Button variant="go" autoFocus busy={busy} busyText="Asking…" onClick={() => login.send({ type: 'retried' })}>
        Try again
      </Button>
    </div>
  );
}
