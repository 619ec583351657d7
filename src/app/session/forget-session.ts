import type { QueryClient } from '@tanstack/react-query';
import { forgetHistories } from '#features/notifications/forget-histories.ts';
import { abandonOpenSubmissions } from '#persistence/open-submissions.ts';
import type { ToastStore } from '#ui/messages/toast/toast-store.ts';
import type { TrayStore } from '../errors/tray-store.ts';
import { clearClientState } from '../state/client-state.ts';
import { deviceStore, tabFirstStore } from '../state/device-store.ts';
import { forgetEarlyCalls } from '../state/early-calls.ts';
import { rememberedPerson, rememberSession } from '../state/remembered.ts';
import { forgetScrollPositions } from '../state/scroll-positions.ts';

/** What a tab holds of the person before, beside what was fetched: their notifications, their choice of organisation, where they scrolled to, what their pages begin with. */
const forgetTab = (): void => {
  forgetHistories();
  forgetScrollPositions();
  forgetEarlyCalls(deviceStore());
  clearClientState(tabFirstStore());
};

/**
 * A-29, T10: remembers who is signed in, by id. Where that is not the person whom this device remembered (their session ended
 * while no page of theirs was open), nothing that they left in this tab meets the next one. Drafts are not of the tab (0180).
 */
export const rememberArrival = (personId: number | undefined): void => {
  const before = rememberedPerson(deviceStore());
  if (before !== null && personId !== undefined && before !== personId) forgetTab();
  rememberSession(deviceStore(), personId ?? true);
};

/** nothing of whoever was here is left: cached answers, messages, client state, the readable cookie. Drafts are not client state (W-01). */
export const forgetSession = (queries: QueryClient, toasts: ToastStore, tray: TrayStore): void => {
  // Whoever is next may hold a session already.
  abandonOpenSubmissions();
  queries.clear();
  toasts.clear();
  tray.clear();
  forgetTab();
  rememberSession(deviceStore(), false);
  // The session's own cookie is HttpOnly: the server clears it.
  document.cookie = `XSRF-TOKEN=; Max-Age=0; Path=/`;
};
