import type { BookingAction } from '#machines/bookings/booking-state.ts';
import type { Outbox } from '#persistence/outbox.ts';
import { BOOKING_WORK, settledNameOf } from '../changing/booking-names.ts';

/**
 * A request that the server has taken and works on, as a delivery leaves it in the outbox. `startsUnix`: of its
 * bookings before, in seconds.
 */
export const putAccepted = (
  outbox: Outbox,
  {
    userId,
    organisationId = 1,
    action,
    ids,
    starts,
    atMs,
  }: {
    readonly userId: number;
    readonly organisationId?: number;
    readonly action: BookingAction;
    readonly ids: readonly number[];
    readonly starts: readonly (number | null)[];
    readonly atMs: number;
  },
): void => {
  const name = settledNameOf(organisationId, `${action}-${ids.join('-')}`);
  outbox.put(
    { userId, kind: BOOKING_WORK, name },
    {
      stage: 'settled',
      title: '',
      confirmedAtMs: atMs,
      input: { action, organisationId, ids, chosenIds: ids, values: {}, starts },
    },
  );
};
