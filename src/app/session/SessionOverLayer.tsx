import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { onUnsentWork, unsentWork } from '#api/unsent-work.ts';
import { config } from '../config.ts';
import { AppTray } from '../errors/AppTray.tsx';
import { messageFor } from '../errors/failure-message.ts';
import { useServices } from '../services.ts';

const dialog = () => import('#features/session/SessionOverDialog.tsx');
const SessionOverDialog = lazy(async () => ({ default: (await dialog()).SessionOverDialog }));

/** After work began, its dialog is fetched. */
const SOON_MILLISECONDS = 1000;

/** J-01, J-02: signing in over the page, while somebody's session is over and their work stands on it. */
export function SessionOverLayer() {
  const { sessionOver, signInTray } = useServices();
  const interruption = useSyncExternalStore(sessionOver.subscribe, sessionOver.current);
  const work = useSyncExternalStore(onUnsentWork, unsentWork);
  const login = interruption?.login;
  const hasWork = work !== null;

  useEffect(() => {
    if (!hasWork) return undefined;
    // Fetched while the release that this page is of still answers: a session may end long after. Not in the frame of the
    // first key or press.
    const timer = setTimeout(() => void dialog().catch(() => undefined), SOON_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [hasWork]);

  useEffect(() => {
    if (login === undefined) return undefined;
    // What failed belongs to the try before.
    const subscription = login.subscribe((state) => {
      if (state.hasTag('busy')) signInTray.clear();
    });
    return () => {
      subscription.unsubscribe();
      signInTray.clear();
    };
  }, [login, signInTray]);

  if (interruption === null) return null;
  const { title, text } = messageFor(interruption.failure, config.productName);
  return (
    <Suspense>
      <SessionOverDialog
        login={interruption.login}
        title={title}
        lead={text}
        profile={interruption.profile}
        work={work ?? interruption.work}
        goesOn={interruption.failure.status !== 403}
        trouble={<AppTray store={signInTray} className="over__trouble" />}
        onLeave={sessionOver.leave}
      />
    </Suspense>
  );
}
