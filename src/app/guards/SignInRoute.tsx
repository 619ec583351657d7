import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SignInPage } from '#features/session/SignInPage.tsx';
import { nextPath, readArrival, signInAddress } from '#machines/session/redirect-guard.ts';
import { config } from '#current/config.ts';
import { useServices } from '../services/services.ts';
import { useCodeStepInHistory } from './use-code-step-in-history.ts';

/** `/login`, and the form in place of a page. Signed in, it leads on: in place the page itself appears. */
export function SignInRoute({ onPage = false }: { onPage?: boolean }) {
  const { login } = useServices();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const signedIn = useSelector(login, (state) => state.matches('signedIn'));

  const isLeavingStep = useCodeStepInHistory(login);

  useEffect(() => {
    if (!signedIn || onPage || isLeavingStep) return;
    const { redirect, d } = readArrival(search);
    const next = nextPath({ redirect, d, search, hash, origin: location.origin, allowList: config.redirectOrigins });
    if (next.startsWith('/')) void navigate(next, { replace: true });
    else location.assign(next);
  }, [signedIn, onPage, isLeavingStep, search, hash, navigate]);

  // What was pressed before React took over is pressed now, once what was typed has been drawn.
  useEffect(() => {
    const timer = setTimeout(() => window.capturedPresses?.release().forEach((button) => button.click()));
    return () => clearTimeout(timer);
  }, []);

  // In place the way back leads to the page itself.
  const arrival = onPage ? new URL(signInAddress({ pathname, search, hash }), location.origin) : { search, hash };
  return <SignInPage login={login} productName={config.productName} arrival={arrival} />;
}
