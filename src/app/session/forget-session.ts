import type { QueryClient } from '@tanstack/react-query';
import type { ToastStore } from '#ui/messages/toast/toast-store.ts';
import type { TrayStore } from '../errors/tray-store.ts';
import { clearClientState } from '#current/client-state.ts';
import { deviceStore, tabFirstStore } from '#current/device-store.ts';
import { rememberSession } from '../state/remembered.ts';
import { forgetPerson } from './forget-person.ts';

/**
 * nothing of whoever was here is left: cached answers, messages, client state, the readable cookie. Drafts are
 * not client state (W-01).
 */
export const forgetSession = (queries: QueryClient, toasts: ToastStore, tray: TrayStore): void => {
  forgetPerson(queries, toasts, tray);
  clearClientState(tabFirstStore());
  rememberSession(deviceStore(), false);
  // The session's own cookie is HttpOnly: the server clears it.
  document.cookie = `XSRF-TOKEN=; Max-Age=0; Path=/`;
};
