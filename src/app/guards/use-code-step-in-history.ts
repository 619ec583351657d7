import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LoginActor } from '../session/login-actor.ts';
import { codeDueFor } from '../state/code-due.ts';

/**
 * S9: the code step is a step of the history, so that Back leads to the password and a reload comes to the code again.
 * The chart decides which of both stands; this keeps the history beside it. True while the history is not there yet.
 */
export const useCodeStepInHistory = (login: LoginActor): boolean => {
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
