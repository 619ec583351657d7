import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { config } from '#current/config.ts';
import { nextPath, readArrival, signInAddress } from '#machines/session/redirect-guard.ts';
import { SignInPage } from '#features/session/SignInPage.tsx';
import { useServices } from '../services/services.ts';
import type { LoginActor } from '../session/login-actor.ts';
import { codeDueFor } from '../state/code-due.ts';

/**
 * S9: the code step is a step of the history, so that Back leads to the password and a reload comes to the code again.
 * The chart decides which of both stands; this keeps the history beside it. True while the history is not there yet.
 */
const useCodeStepInHistory = (login: LoginActor): boolean => {
  const location = useLocation();
  const navigate = useNavigate();
  const isDue = useSelector(login, (state) => state.matches('twoFactor'));
  const isChecking = useSelector(login, (state) => state.matches('checking'));
  const isMarked = codeDueFor(location.state) !== null;
  const wasMarked = useRef(isMarked);
  useEffect(() => {
    const cameBack = wasMarked.current && !isMarked;
    wasMarked.current = isMarked;
    if (isDue && cameBack) {
      if (login.getSnapshot().can({ type: 'code.abandoned' })) login.send({ type: 'code.abandoned' });
      // The code is with the server: its answer is waited for where it was given.
      else void navigate(1);
    } else if (isDue && !isMarked) {
      const { pathname, search, hash } = location;
      void navigate({ pathname, search, hash }, { state: { codeDueFor: login.getSnapshot().context.email } });
    } else if (!isDue && isMarked && !isChecking) void navigate(-1);
  }, [isDue, isMarked, isChecking, location, navigate, login]);
  return isMarked && !isDue;
};

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
