import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IGNORED_EVENT } from '#contracts/demo.ts';
import { config } from '#current/config.ts';
import { useCurrent, type Current } from '#current/current-context.ts';
import { createNotificationStore, type NotificationStore } from '#features/notifications/notification-store.ts';
import { NotificationsContext } from '#features/notifications/notifications-context.ts';
import { storedHistory } from '#features/notifications/stored-history.ts';
import { useServices } from '../services/services.ts';
import { realtimeAddress } from './realtime-address.ts';
import type { Realtime } from './start-realtime.ts';
import { whenSettled } from './when-settled.ts';

/**
 * I-11: hears the events of whoever is signed in, from the moment that the first page can be used until they leave.
 * Another identity hears another channel; a session or a connection that is back is a reason to try again at once.
 */
const useRealtime = (current: Current, notifications: NotificationStore): void => {
  const { client, queries, clock, login, sessionOver, viewAs, connection: network } = useServices();
  const isLeaving = useSelector(login, (state) => state.matches('signingOut'));
  const newest = useRef(current);
  const realtime = useRef<Realtime | null>(null);
  const { id: userId } = current.profile;
  const { organisation_id: organisationId } = current.organisation;

  useEffect(() => {
    newest.current = current;
  }, [current]);

  useEffect(() => realtime.current?.arriveElsewhere(), [organisationId]);

  useEffect(() => {
    // Nothing is asked for in the name of a session that is being ended; should it go on, so does this.
    if (isLeaving) return undefined;
    let close = (): void => undefined;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const { startRealtime } = await import('./start-realtime.ts');
      if (isOver) return;
      const isIdentityChanging = (): boolean => viewAs.current()?.getSnapshot().hasTag('busy') ?? false;
      const running = startRealtime({
        client,
        queries,
        notifications,
        userId,
        current: () => newest.current,
        now: clock.now,
        productName: config.productName,
        adminUrl: config.adminUrl,
        appKey: config.realtime.key,
        address: realtimeAddress(config.realtime.host, location),
        isIdentityChanging,
        onIgnored: (name, reason) => window.dispatchEvent(new CustomEvent(IGNORED_EVENT, { detail: { name, reason } })),
      });
      const stopListening = [
        sessionOver.subscribe(() => sessionOver.current() === null && running.retry()),
        network.subscribe(() => network.current() === 'connected' && running.retry()),
        viewAs.subscribe(() => !isIdentityChanging() && running.retry()),
      ];
      realtime.current = running;
      close = () => {
        realtime.current = null;
        for (const stop of stopListening) stop();
        running.close();
      };
    };
    // Without its code there is no real time, and everything else works: the next visit tries again.
    const callOff = whenSettled(queries, () => void begin().catch(() => undefined));
    return () => {
      isOver = true;
      callOff();
      close();
    };
  }, [client, queries, clock, notifications, userId, sessionOver, viewAs, network, isLeaving]);
};

/** What the signed-in person is told, and the connection that it comes by. Key it by person: a history is nobody else's. */
export function RealtimeLayer({ children }: { children: ReactNode }) {
  const { toasts, clock } = useServices();
  const current = useCurrent();
  const { id, impersonated } = current.profile;
  // H-07: what somebody else was told stands on this device no longer than their page.
  const [notifications] = useState(() =>
    createNotificationStore(toasts, clock.now, ...(impersonated === true ? [] : [storedHistory(id)])),
  );
  useRealtime(current, notifications);
  return <NotificationsContext value={notifications}>{children}</NotificationsContext>;
}
