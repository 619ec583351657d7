import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import { useOrganisationChoice } from '#current/organisation-choice.ts';
import { SCROLL_POSITIONS, scrollGeneration } from '../state/scroll-positions.ts';
import { useServices } from '../services/services.ts';
import { focusMain, followPage } from '#ui/frames/focus/follow-page.ts';
import type { LoginActor } from '../session/login-actor.ts';

/**
 * A-08, S11: signing in takes the focused form away. The focus goes to the page that comes in its place, over the
 * outlines that stand until then.
 */
const useFocusAfterSignIn = (login: LoginActor): void => {
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

/**
 * B-23, J-09: on every route change the focus and the scroll move to the new screen, and old errors go; back and
 * forward go to where the page was left (0076). Another organisation's page begins at its head too; the focus stays on
 * what switched, where that still stands (B-08).
 */
export function RouteEffects() {
  const { pathname } = useLocation();
  const { tray, login } = useServices();
  const before = useRef(pathname);
  const choice = useOrganisationChoice();
  const chosen = useSyncExternalStore(choice.subscribe, choice.current, choice.current);
  useFocusAfterSignIn(login);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    tray.routeChanged();
    focusMain();
    return followPage();
  }, [pathname, tray]);
  useEffect(() => {
    if (chosen === null) return;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) focusMain();
  }, [chosen]);
  // Whoever leaves is led to another address, which draws this anew.
  return <ScrollRestoration key={scrollGeneration()} storageKey={SCROLL_POSITIONS} />;
}
