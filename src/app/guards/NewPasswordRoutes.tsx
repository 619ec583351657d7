import { useLocation, useNavigate, useParams } from 'react-router';
import { CompleteRegistrationPage } from '#features/session/CompleteRegistrationPage.tsx';
import { ResetPasswordPage } from '#features/session/ResetPasswordPage.tsx';
import { config } from '#current/config.ts';
import { useServices } from '../services/services.ts';
import { SignedOutOnly } from './SignedOutOnly.tsx';

/** What both pages need: the token and the address of the link, and the way back to the form. */
const useNewPassword = () => {
  const { toasts, bootLink } = useServices();
  const navigate = useNavigate();
  const email = new URLSearchParams(useLocation().search).get('email') ?? bootLink.email;
  const token = useParams()['token'] ?? bootLink.resetToken;
  const onDone = (message: string): void => {
    toasts.show({ key: 'new-password', text: message });
    void navigate(`/login${email === null ? '' : `?email=${encodeURIComponent(email)}`}`);
  };
  return { productName: config.productName, token, email, onDone };
};

/** A-17. */
export function ResetPasswordRoute() {
  return (
    <SignedOutOnly>
      <ResetPasswordPage {...useNewPassword()} />
    </SignedOutOnly>
  );
}

/** A-18. */
export function CompleteRegistrationRoute() {
  return (
    <SignedOutOnly>
      <CompleteRegistrationPage {...useNewPassword()} />
    </SignedOutOnly>
  );
}
