import { useMemo, useSyncExternalStore } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { changingIds } from '#machines/bookings/changing.ts';
import type { BookingStore } from './booking-store.ts';
import type { StoredRequest } from './booking-work.ts';

/** The bookings that the server works on, as this device remembers them: also after a reload, and from another tab. `nowUnix` in seconds. */
export const useChanging = (store: BookingStore, bookings: readonly Booking[], nowUnix: number): readonly number[] => {
  // As text, so that the same requests are the same.
  const text = useSyncExternalStore(store.subscribe, () => JSON.stringify(store.accepted()));
  return useMemo(() => changingIds(JSON.parse(text) as readonly StoredRequest[], bookings, nowUnix), [text, bookings, nowUnix]);
};
