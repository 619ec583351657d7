import { createContext, use } from 'react';
import type { NotificationStore } from './notification-store.ts';

export const NotificationsContext = createContext<NotificationStore | null>(null);

/** What the signed-in person was told during this visit. Throws on a public page. */
export const useNotifications = (): NotificationStore => {
  const store = use(NotificationsContext);
  if (store === null) throw new Error('useNotifications: only below a signed-in page');
  return store;
};
