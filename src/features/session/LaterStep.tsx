import { useSelector } from '@xstate/react';
import { Button } from '#ui/actions/button/Button.tsx';
import { FormActions } from '#ui/inputs/form/FormActions.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import type { LoginScreenProps } from './screen-props.ts';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { CodeEntry } from './CodeEntry.tsx';

/** S4: a sign-in link of somebody else was opened while signed in. Nothing happens before it is said who is meant. */
function LinkQuestion({ login }: LoginScreenProps) {
  const { person, email, problem } = useSelector(login, (state) => state.context);
  const busy = useSelector(login, (state) => state.hasTag('busy'));
  if (person === null) return null;
  return (
    <>
      <ProblemNotice problem={problem} />
      <p className="lead">
        You are signed in as {person.first_name} ({person.email}). The link that you opened signs in {email}.
      </p>
      <FormActions>
        <Button
          variant="go"
          busy={busy}
          busyText={`Signing ${person.first_name} out…`}
          onClick={() => login.send({ type: 'link.accepted' })}
        >
          Sign in as {email}
        </Button>
        <Button variant="secondary" onClick={() => login.send({ type: 'link.declined' })}>
          Stay signed in as {person.first_name}
        </Button>
      </FormActions>
    </>
  );
}

/** the second step, on the path from the password to the page that was asked for. */
function TwoFactorStep({ login }: LoginScreenProps) {
  const email = useSelector(login, (state) => state.context.email);
  return (
    <>
      <Path className="gate__path" label="Signing in">
        <PathNode marker="done" word="Done" line="walked" title="Email and password" why={email} />
        <PathNode marker="here" word="Now" line="here">
          <CodeEntry login={login} />
        </PathNode>
        <PathNode marker="todo" word="Not yet" line="gated" title="Your training" why="The page you were looking for" />
      </Path>
      <p className="meta gate__help">
        No phone and no recovery codes? Ask your training administrator to reset two-factor for you.
      </p>
    </>
  );
}

/** What only some meet between the form and their training: the code, and whose link was opened (S4). */
export function LaterStep({ login }: LoginScreenProps) {
  const asksWhose = useSelector(login, (state) => state.hasTag('linkQuestion'));
  return asksWhose ? <LinkQuestion login={login} /> : <TwoFactorStep login={login} />;
}
