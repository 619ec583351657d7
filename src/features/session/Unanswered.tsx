import { Button } from '#ui/actions/button/Button.tsx';
import type { LoginScreenProps } from './screen-props.ts';

/** The server did not say who is signed in; nothing is lost, and it can be asked again. */
export function Unanswered({ login }: LoginScreenProps) {
  return (
    <>
      <p className="lead">You are still signed in on this device. Check your connection, then try again.</p>
      <Button variant="go" onClick={() => login.send({ type: 'retried' })}>
        Try again
      </Button>
    </>
  );
}
