import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { config } from '#current/config.ts';
import { Gate } from '#features/session/Gate.tsx';
import { GateWaiting } from '#features/session/GateWaiting.tsx';
import { nextPath, readArrival } from '#machines/session/redirect-guard.ts';
import { useServices } from '../services/services.ts';

/**
 * somebody signed in has no business on these pages and goes where the address leads. While the session is
 * checked no form stands that would take typing and vanish (S11).
 */
export function SignedOutOnly({ title, children }: { title: string; children: ReactNode }) {
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
