import { NewPasswordPage } from './NewPasswordPage.tsx';
import type { NewPasswordPageProps } from './new-password-props.ts';

/** `/complete-registration?token=&email=`; no cancel. */
export function CompleteRegistrationPage(props: NewPasswordPageProps) {
  return (
    <NewPasswordPage
      {...props}
      lead="To complete your registration you'll need to create a new password."
      button="Continue"
      cancellable={false}
    />
  );
}
