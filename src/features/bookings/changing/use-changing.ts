import { useMemo, useSyncExternalStore } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { BookingRequests } from './booking-requests.ts';
import { changingIds, type AcceptedRequest } from '#machines/bookings/changing.ts';

/**
 * The bookings that the server works on, as this device remembers them: also after a reload, and from another
 * tab. `nowUnix` in seconds.
 */
export const useChanging = (
  requests: BookingRequests,
  bookings: readonly Booking[],
  nowUnix: number,
): readonly number[] => {
  // As text, so that the same requests are the same.
  const text = useSyncExternalStore(requests.subscribe, () => JSON.stringify(requests.accepted()));
  return useMemo(
    () => changingIds(JSON.parse(text) as readonly AcceptedRequest[], bookings, nowUnix),
    [text, bookings, nowUnix],
  );
};
