import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import { SCROLL_POSITIONS, scrollGeneration } from '../state/scroll-positions.ts';
import { useServices } from '../services/services.ts';
import { useOrganisationChoice } from '#current/organisation-choice.ts';
import { focusMain, followPage } from '#ui/frames/focus/follow-page.ts';
import { useFocusAfterSignIn } from './use-focus-after-sign-in.ts';

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
