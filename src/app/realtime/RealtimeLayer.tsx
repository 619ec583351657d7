import { useState, type ReactNode } from 'react';
import { createNotificationStore } from '#features/notifications/notification-store.ts';
import { NotificationsContext } from '#features/notifications/notifications-context.ts';
import { useServices } from '../services/services.ts';
import { useCurrent } from '#current/current-context.ts';
import { useRealtime } from './use-realtime.ts';

/** What the signed-in person is told, and the connection that it comes by. Key it by person: a history is nobody else's. */
export function RealtimeLayer({ children }: { children: ReactNode }) {
  const { toasts, clock } = useServices();
  const [notifications] = useState(() => createNotificationStore(toasts, clock.now));
  useRealtime(useCurrent(), notifications);
  return <NotificationsContext value={notifications}>{children}</NotificationsContext>;
}
