import { useSelector } from '@xstate/react';
import { config } from '#current/config.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import type { LoginScreenProps } from './screen-props.ts';
import { unansweredText } from './unanswered-text.ts';

/** The server did not say who is signed in; nothing is lost, and it can be asked again. */
export function Unanswered({ login }: LoginScreenProps) {
  const problem = useSelector(login, (state) => state.context.problem);
  return (
    <>
      <p className="lead">{unansweredText(problem, config.productName).lead}</p>
      <Button variant="go" onClick={() => login.send({ type: 'retried' })}>
        Try again
      </Button>
    </>
  );
}
