import { ForgottenPasswordPage } from '#features/session/ForgottenPasswordPage.tsx';
import { useNavigate } from 'react-router';
import { config } from '#current/config.ts';
import { useServices } from '../services/services.ts';
import { SignedOutOnly } from './SignedOutOnly.tsx';

/** */
export function ForgottenPasswordRoute() {
  const { toasts, bootLink } = useServices();
  const navigate = useNavigate();
  const done = (): void => {
    toasts.show({ key: 'reset-instructions', text: 'Reset instructions sent' });
    void navigate('/login');
  };
  return (
    <SignedOutOnly>
      <ForgottenPasswordPage productName={config.productName} email={bootLink.email} onSent={done} />
    </SignedOutOnly>
  );
}
