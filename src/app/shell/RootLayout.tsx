import { useSelector } from '@xstate/react';
import { Suspense, type MouseEvent } from 'react';
import { Outlet } from 'react-router';
import { LinkProvider } from '#ui/actions/link/LinkProvider.tsx';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { TraySlots } from '#ui/messages/tray/tray-slots.ts';
import { ToastRegion } from '#ui/messages/toast/ToastRegion.tsx';
import { ConnectionBar } from '../connection/ConnectionBar.tsx';
import { config } from '#current/config.ts';
import { AppTray } from '../errors/AppTray.tsx';
import { useTraySlots } from '../errors/use-tray-slots.ts';
import { BootSkeleton } from '../pages/BootSkeleton.tsx';
import { useServices } from '../services/services.ts';
import { RouteEffects } from './RouteEffects.tsx';
import { RouterLink } from './RouterLink.tsx';

const StagingBanner = lazyPart(async () => (await import('./StagingBanner.tsx')).StagingBanner);

/** Past the bar within the page: no step of the history, and nothing that a guard of unsaved work has to ask about. */
const skip = (event: MouseEvent): void => {
  const main = document.querySelector<HTMLElement>('main');
  if (main === null) return;
  event.preventDefault();
  main.scrollIntoView();
  main.focus({ preventScroll: true });
};

/** Everything that stands on every page: the way past the bar, the error tray, the toasts. */
export function RootLayout() {
  const { tray, toasts, connection, login } = useServices();
  const isSignedIn = useSelector(login, (state) => state.matches('signedIn') || state.matches('signingOut'));
  const { offer, slot } = useTraySlots();
  return (
    <LinkProvider component={RouterLink}>
      <a className="skip" href="#main" onClick={skip}>
        Skip to content
      </a>
      <RouteEffects />
      <ConnectionBar connection={connection} isSignedIn={isSignedIn} />
      {config.staging && <StagingBanner />}
      <AppTray store={tray} slot={slot} />
      <TraySlots value={offer}>
        <Suspense fallback={<BootSkeleton />}>
          <Outlet />
        </Suspense>
      </TraySlots>
      <ToastRegion store={toasts} />
    </LinkProvider>
  );
}
