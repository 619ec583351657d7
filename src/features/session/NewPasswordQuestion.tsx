import { Button } from '#ui/actions/button/Button.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { FormActions } from '#ui/inputs/form/FormActions.tsx';
import type { SignedInPerson } from '#machines/session/login.setup.ts';
import { Gate } from './Gate.tsx';
import { NEW_PASSWORD_TITLE } from './messages.ts';

export interface NewPasswordQuestionProps {
  productName: string;
  /** Who is signed in. */
  person: SignedInPerson;
  /** Whose password the link of the mail sets. */
  email: string;
  onAccept: () => void;
}

/**
 * S4: a link for a new password was opened while signed in. It is not lost, and nobody sets another person's by
 * mistake.
 */
export function NewPasswordQuestion({ productName, person, email, onAccept }: NewPasswordQuestionProps) {
  const isOwn = email.toLowerCase() === person.email.toLowerCase();
  return (
    <Gate productName={productName} title={NEW_PASSWORD_TITLE}>
      <p className="lead">
        You are signed in as {person.first_name}. Set a new password for {email}?
      </p>
      <p>
        {isOwn
          ? 'You will be signed out, and sign in again with the new password.'
          : `${person.first_name} stays signed in on this device.`}
      </p>
      <FormActions>
        <Button variant="go" onClick={onAccept}>
          Set a new password
        </Button>
        <LinkButton variant="secondary" href="/">
          Back to your training
        </LinkButton>
      </FormActions>
    </Gate>
  );
}
