import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { config } from '#current/config.ts';
import { nextPath, readArrival } from '#machines/session/redirect-guard.ts';
import { ForgottenPasswordPage } from '#features/session/ForgottenPasswordPage.tsx';
import { FORGOTTEN_TITLE } from '#features/session/messages.ts';
import { useServices } from '../services/services.ts';
import { Gate } from '#features/session/Gate.tsx';
import { GateWaiting } from '#features/session/GateWaiting.tsx';

/**
 * somebody signed in has no business on these pages and goes where the address leads. While the session is
 * checked no form stands that would take typing and vanish (S11).
 */
function SignedOutOnly({ title, children }: { title: string; children: ReactNode }) {
  const { login } = useServices();
  const { search, hash } = useLocation();
  const where = useSelector(login, (state) =>
    state.matches('signedIn') ? 'in' : state.matches('checking') ? 'checking' : 'out',
  );
  if (where === 'checking') {
    return (
      <Gate productName={config.productName} title={title}>
        <GateWaiting />
      </Gate>
    );
  }
  if (where === 'out') return children;
  const { redirect, d } = readArrival(search);
  const next = nextPath({ redirect, d, search, hash, origin: location.origin, allowList: [] });
  return <Navigate to={next} replace />;
}

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
