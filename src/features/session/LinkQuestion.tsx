import { useSelector } from '@xstate/react';
import { Button } from '#ui/actions/button/Button.tsx';
import { FormActions } from '#ui/inputs/form/FormActions.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import type { LoginScreenProps } from './screen-props.ts';

/** S4: a sign-in link of somebody else was opened while signed in. Nothing happens before it is said who is meant. */
export function LinkQuestion({ login }: LoginScreenProps) {
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
