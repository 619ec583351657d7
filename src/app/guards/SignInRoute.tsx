import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SignInPage } from '#features/session/SignInPage.tsx';
import { nextPath, readArrival } from '#machines/session/redirect-guard.ts';
import { config } from '#current/config.ts';
import { useServices } from '../services/services.ts';

/** `/login`, and the form in place of a page. Signed in, it leads on: in place the page itself appears. */
export function SignInRoute({ onPage = false }: { onPage?: boolean }) {
  const { login } = useServices();
  const { search } = useLocation();
  const navigate = useNavigate();
  const signedIn = useSelector(login, (state) => state.matches('signedIn'));

  useEffect(() => {
    if (!signedIn || onPage) return;
    const { redirect, d } = readArrival(search);
    const next = nextPath({ redirect, d, search, origin: location.origin, allowList: config.redirectOrigins });
    if (next.startsWith('/')) void navigate(next, { replace: true });
    else location.assign(next);
  }, [signedIn, onPage, search, navigate]);

  // What was pressed before React took over is pressed now, once what was typed has been drawn.
  useEffect(() => {
    const timer = setTimeout(() => window.capturedPresses?.release().forEach((button) => button.click()));
    return () => clearTimeout(timer);
  }, []);

  return <SignInPage login={login} productName={config.productName} />;
}
