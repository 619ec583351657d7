import { Gate } from './Gate.tsx';
import { LinkIncomplete } from './LinkIncomplete.tsx';
import type { NewPasswordPageProps } from './new-password-props.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** A-18: `/complete-registration?token=&email=`; no cancel. */
export function CompleteRegistrationPage({ productName, token, email, onDone }: NewPasswordPageProps) {
  return (
    <Gate productName={productName} title="Create New Password">
      {token === null || email === null ? (
        <LinkIncomplete />
      ) : (
        <>
          <p className="lead">To complete your registration you'll need to create a new password.</p>
          <NewPasswordForm token={token} email={email} button="Continue" cancellable={false} onDone={onDone} />
        </>
      )}
    </Gate>
  );
}
