import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useServices } from '../services/services.ts';

/** somebody signed in has no business on these pages. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { login } = useServices();
  return useSelector(login, (state) => state.matches('signedIn')) ? <Navigate to="/" replace /> : children;
}
