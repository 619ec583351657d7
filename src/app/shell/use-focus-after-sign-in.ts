import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { LoginActor } from '../session/login-actor.ts';
import { followPage } from '#ui/frames/focus/follow-page.ts';

/**
 * A-08, S11: signing in takes the focused form away. The focus goes to the page that comes in its place, over the
 * outlines that stand until then.
 */
export const useFocusAfterSignIn = (login: LoginActor): void => {
  const position = useSelector(login, (state) =>
    state.matches('signedIn') ? 'in' : state.hasTag('form') || state.hasTag('codeStep') ? 'form' : 'other',
  );
  const [before, setBefore] = useState(position);
  const [cameFromForm, setCameFromForm] = useState(false);
  if (before !== position) {
    setBefore(position);
    setCameFromForm(position === 'in' && before === 'form');
  }
  useEffect(() => (cameFromForm ? followPage() : undefined), [cameFromForm]);
};
