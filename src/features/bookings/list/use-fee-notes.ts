import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '#api/api-context.ts';
import { productQuery } from '#api/queries/bookings.queries.ts';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { feeOutlook, lateFeeProduct, penceOf } from '#machines/bookings/late-fee.ts';
import { feeNote } from '../booking-messages.ts';

/** What a row tells of the late fee. */
export interface FeeNote {
  readonly text: string;
  /** Leaving it costs the fee now. */
  readonly isDue: boolean;
}

/**
 * Gives what the row of a booking tells of its late fee; null: nothing. The price is asked for only where
 * a workshop is late, and until it is known the rows do without it.
 */
export const useFeeNotes = (
  organisationId: number,
  bookings: readonly Booking[],
  nowUnix: number,
): ((booking: Booking) => FeeNote | null) => {
  const product = lateFeeProduct(organisationId);
  const isAnyLate = product !== null && bookings.some((booking) => feeOutlook(booking, nowUnix)?.kind === 'late');
  // Once: the dialog asks anew before anything is charged, and the rows follow it.
  const price = useQuery({
    ...productQuery(useApi(), organisationId, product ?? 0),
    staleTime: Infinity,
    enabled: isAnyLate,
  });
  const feeInPence = price.data === undefined ? null : penceOf(price.data.price.value_inc_tax);
  return useCallback(
    (booking) => {
      const outlook = product === null ? null : feeOutlook(booking, nowUnix);
      return outlook === null ? null : { text: feeNote(outlook, feeInPence), isDue: outlook.kind === 'late' };
    },
    [product, feeInPence, nowUnix],
  );
};
