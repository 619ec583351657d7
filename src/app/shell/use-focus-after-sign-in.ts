import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { LoginActor } from '../session/login-actor.ts';

/**
 * A-08, S11: signing in takes the focused form away. The focus goes to the page that comes in its place, over the outlines
 * that stand until then; a key or a press of the person ends it.
 */
export const useFocusAfterSignIn = (login: LoginActor): void => {
  const position = useSelector(login, (state) => (state.matches('signedIn') ? 'in' : state.hasTag('form') || state.hasTag('codeStep') ? 'form' : 'other'));
  const [before, setBefore] = useState(position);
  const [cameFromForm, setCameFromForm] = useState(false);
  if (before !== position) {
    setBefore(position);
    setCameFromForm(position === 'in' && before === 'form');
  }
  useEffect(() => {
    if (!cameFromForm) return undefined;
    const focusMain = (): void => {
      const main = document.querySelector<HTMLElement>('main');
      if (document.activeElement === document.body) main?.focus({ preventScroll: true });
      if (main?.querySelector('h1') && main.contains(document.activeElement)) stop();
    };
    const observer = new MutationObserver(focusMain);
    const stop = (): void => {
      observer.disconnect();
      for (const kind of ['keydown', 'pointerdown']) removeEventListener(kind, stop, true);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, stop, true);
    focusMain();
    return stop;
  }, [cameFromForm]);
};
