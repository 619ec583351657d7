import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useServices } from '../services.ts';

/** B-23, J-09: on every route change the focus and the scroll move to the new screen, and old errors go. */
export function RouteEffects() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const { tray } = useServices();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    tray.routeChanged();
    // Back and forward keep the browser's own scroll position.
    if (kind !== 'POP') window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname, kind, tray]);
  return null;
}
