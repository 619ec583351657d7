import { Gate } from './Gate.tsx';
import { LinkIncomplete } from './LinkIncomplete.tsx';
import type { NewPasswordPageProps } from './new-password-props.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** `/reset-password/:token?email=`. */
export function ResetPasswordPage({ productName, token, email, onDone }: NewPasswordPageProps) {
  return (
    <Gate productName={productName} title="Create New Password">
      {token === null || email === null ? (
        <LinkIncomplete />
      ) : (
        <>
          <p className="lead">For {email}.</p>
          <NewPasswordForm token={token} email={email} button="Reset Password" cancellable onDone={onDone} />
        </>
      )}
    </Gate>
  );
}
