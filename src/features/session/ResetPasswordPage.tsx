import { NewPasswordPage } from './NewPasswordPage.tsx';
import type { NewPasswordPageProps } from './new-password-props.ts';

/** `/reset-password/:token?email=`. */
export function ResetPasswordPage(props: NewPasswordPageProps) {
  return <NewPasswordPage {...props} lead={`For ${props.email ?? ''}.`} button="Reset Password" cancellable />;
}
