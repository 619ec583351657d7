import { useSelector } from '@xstate/react';
import { Button } from '#ui/actions/button/Button.tsx';
import type { OverStepProps } from './over-step-props.ts';

/** Signed in, but the server did not say as whom: it can be asked again. */
export function OverUnanswered({ login }: OverStepProps) {
  const busy = useSelector(login, (state) => state.hasTag('busy'));
  return (
    <div className="over__again">
      <p>We could not reach the server to see who you are. Check your connection, then try again.</p>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the step before took the focused field away */}
      <Button variant="go" autoFocus busy={busy} busyText="Asking…" onClick={() => login.send({ type: 'retried' })}>
        Try again
      </Button>
    </div>
  );
}
