import { Outlet, useLocation, useNavigation } from 'react-router';
import { config } from '#current/config.ts';
import { BootSkeleton } from '../pages/BootSkeleton.tsx';
import { ShellSkeleton } from '../pages/ShellSkeleton.tsx';
import { isUnderBar } from './bar-rules.ts';

/**
 * Nothing but the code of a page is waited for: its outline stands at once, not the page that was left. Where the bar
 * stays, its layout draws the outline below it.
 */
export function PageOrOutline() {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  if (next === undefined) return <Outlet />;
  // Unlike where one is, where one goes is told with the app's own base path.
  if (!isUnderBar(`/${next.pathname.slice(config.basePath.length)}`)) return <BootSkeleton />;
  return isUnderBar(pathname) ? <Outlet /> : <ShellSkeleton />;
}
