import { useEffect, useState } from 'react';
import type { BookingAction } from '#machines/bookings/booking-state.ts';
import { useUnsavedGuard } from '#persistence/use-unsaved-guard.ts';
import { useUnsentWork } from '#persistence/use-unsent-work.ts';
import type { BookingRequests } from './booking-requests.ts';

/** How far a dialog has got. */
export interface OpenWork {
  readonly form: object;
  /** Nothing was decided so far. */
  readonly isChoosing: boolean;
  /** The server has it. */
  readonly isOver: boolean;
}

/** What is decided is stored at once, what is only chosen never. */
const nothingToFlush = (): void => undefined;

/**
 * J-01, J-02, C-29: while a dialog stands, what was changed in its form or decided is unsent work: an ended session
 * opens sign-in over it, and leaving the page asks first where the device does not have it. When the dialog is gone,
 * another tab may go on.
 */
export const useOpenWork = (
  requests: BookingRequests,
  action: BookingAction,
  { form, isChoosing, isOver }: OpenWork,
  letGo: () => void,
): void => {
  const [first] = useState(() => JSON.stringify(form));
  const hasWork = !isOver && (!isChoosing || JSON.stringify(form) !== first);
  const isStored = requests.isOnDevice() && requests.find(action) !== null;
  const refused = !isOver && !requests.isOnDevice() ? "This device can't keep what you decided." : null;
  useUnsavedGuard(refused ?? (hasWork && !isStored ? 'What you chose for your bookings has not been sent.' : null));
  useUnsentWork(hasWork, {
    noun: 'choices',
    amount: 'Your bookings and what you chose for them',
    isOnDevice: isStored,
    backLabel: 'Back to your bookings',
    flushDraft: nothingToFlush,
  });
  useEffect(() => letGo, [letGo]);
};
