import { useLocation, useNavigate } from 'react-router';
import { config } from '#current/config.ts';
import { ForgottenPasswordPage } from '#features/session/ForgottenPasswordPage.tsx';
import { FORGOTTEN_TITLE } from '#features/session/messages.ts';
import { readArrival } from '#machines/session/redirect-guard.ts';
import { useServices } from '../services/services.ts';
import { SignedOutOnly } from './SignedOutOnly.tsx';

/** Where the address leads after signing in it still leads from the form (S11). */
export function ForgottenPasswordRoute() {
  const { toasts, bootLink } = useServices();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const signIn = `/login${search}${hash}`;
  const done = (): void => {
    toasts.show({ key: 'reset-instructions', text: 'Reset instructions sent' });
    void navigate(signIn);
  };
  return (
    <SignedOutOnly title={FORGOTTEN_TITLE}>
      <ForgottenPasswordPage
        productName={config.productName}
        email={readArrival(search).email ?? bootLink.email}
        signInHref={signIn}
        onSent={done}
      />
    </SignedOutOnly>
  );
}
