import type { QueryClient } from '@tanstack/react-query';
import { forgetHistories } from '#features/notifications/forget-histories.ts';
import { forgetRegistrationDrafts } from '#features/registration/forget-drafts.ts';
import { forgetAttempts } from '#features/subscriptions/subscribe/forget-attempts.ts';
import { abandonOpenSubmissions } from '#persistence/open-submissions.ts';
import type { ToastStore } from '#ui/messages/toast/toast-store.ts';
import type { TrayStore } from '../errors/tray-store.ts';
import { deviceStore } from '#current/device-store.ts';
import { forgetOpeningCalls } from '../state/opening-calls.ts';
import { forgetScrollPositions } from '../state/scroll-positions.ts';

/** A-28, H-07: nothing that was fetched for a person, told to them or decided by them meets whoever is here next. */
export const forgetPerson = (queries: QueryClient, toasts: ToastStore, tray: TrayStore): void => {
  // Whoever is next may hold a session already.
  abandonOpenSubmissions();
  queries.clear();
  toasts.clear();
  tray.clear();
  forgetHistories();
  forgetRegistrationDrafts();
  forgetAttempts();
  forgetScrollPositions();
  forgetOpeningCalls(deviceStore());
};
