import { useState, type ReactNode } from 'react';
import { createNotificationStore } from '#features/notifications/notification-store.ts';
import { NotificationsContext } from '#features/notifications/notifications-context.ts';
import { storedHistory } from '#features/notifications/stored-history.ts';
import { useServices } from '../services/services.ts';
import { useCurrent } from '#current/current-context.ts';
import { useRealtime } from './use-realtime.ts';

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
