import { useState } from 'react';
import { DeadLink } from './DeadLink.tsx';
import { Gate } from './Gate.tsx';
import { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.tsx';
import type { NewPasswordPageProps } from './new-password-props.ts';
import { LINK_INCOMPLETE, LINK_REFUSED, NEW_PASSWORD_TITLE } from './messages.ts';

export interface NewPasswordScreenProps
  extends NewPasswordPageProps, Pick<NewPasswordFormProps, 'button' | 'cancellable'> {
  /** What stands above the form. */
  lead: string;
}

/** What have in common: the form while its link is good, and what to do when it is not. */
export function NewPasswordPage({ productName, token, email, lead, onDone, ...form }: NewPasswordScreenProps) {
  const [isDead, setIsDead] = useState(false);
  const complete = token !== null && email !== null;
  return (
    <Gate productName={productName} title={NEW_PASSWORD_TITLE}>
      {!complete && (
        <DeadLink title={LINK_INCOMPLETE.title}>
          <p>{LINK_INCOMPLETE.text}</p>
        </DeadLink>
      )}
      {complete && isDead && (
        <DeadLink title={LINK_REFUSED.title} sudden>
          <p>{LINK_REFUSED.text}</p>
        </DeadLink>
      )}
      {complete && !isDead && (
        <>
          <p className="lead">{lead}</p>
          <NewPasswordForm token={token} email={email} onDone={onDone} onDeadLink={() => setIsDead(true)} {...form} />
        </>
      )}
    </Gate>
  );
}
