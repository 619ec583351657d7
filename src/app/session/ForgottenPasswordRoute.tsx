import { ForgottenPasswordPage } from '#features/session/ForgottenPasswordPage.tsx';
import { useNavigate } from 'react-router';
import { config } from '../config.ts';
import { useServices } from '../services.ts';
import { SignedOutOnly } from './SignedOutOnly.tsx';

/** */
export function ForgottenPasswordRoute() {
  const { toasts, arrived } = useServices();
  const navigate = useNavigate();
  const done = (): void => {
    toasts.show({ key: 'reset-instructions', text: 'Reset instructions sent' });
    void navigate('/login');
  };
  return (
    <SignedOutOnly>
      <ForgottenPasswordPage productName={config.productName} email={arrived.email} onSent={done} />
    </SignedOutOnly>
  );
}
