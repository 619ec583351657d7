import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import { bookingsQuery } from '#api/queries/bookings.queries.ts';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { listBookings } from '#contracts/bookings/bookings.endpoints.ts';
import type { ClaimResult, SubmitBookingsResult } from '#machines/bookings/booking-flow.kit.ts';
import type { Intention } from '#machines/bookings/intention.ts';
import type { BookingAction } from '#machines/bookings/booking-state.ts';
import { sendOnce } from '#persistence/send-once.ts';
import type { Persistence } from '#persistence/persistence.ts';
import { bookingDelivery } from './booking-delivery.ts';
import type { BookingRequests } from './booking-requests.ts';

/** What the effects of an action work with. */
export interface BookingFlowServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly persistence: Persistence;
  readonly requests: BookingRequests;
  readonly userId: number;
  readonly organisationId: number;
  readonly reportUnexpectedError: (error: unknown) => void;
}

/** The bookings as the server has them now, past every cache, and shown by every view; null where they did not come. */
export const readBookings = async ({
  client,
  queries,
  organisationId,
}: Pick<BookingFlowServices, 'client' | 'queries' | 'organisationId'>): Promise<readonly Booking[] | null> => {
  const answered = await client.attempt(listBookings, { query: { organisation_id: organisationId } });
  if (!answered.ok) return null;
  queries.setQueryData(bookingsQuery(client, organisationId).queryKey, answered.data);
  return answered.data.data;
};

/** The bookings as the page shows them. */
export const shownBookings = ({
  client,
  queries,
  organisationId,
}: Pick<BookingFlowServices, 'client' | 'queries' | 'organisationId'>): readonly Booking[] =>
  queries.getQueryData(bookingsQuery(client, organisationId).queryKey)?.data ?? [];

/**
 * Gives the effects that every action on bookings promises their meaning: the device, one tab at a time, and the
 * delivery.
 */
export const bookingFlowActors = (services: BookingFlowServices) => {
  const { client, queries, persistence, requests, userId, organisationId, reportUnexpectedError } = services;
  let release: (() => void) | null = null;

  const letGo = (): void => {
    release?.();
    release = null;
  };

  const claimIntention = async (action: BookingAction, signal: AbortSignal): Promise<ClaimResult> => {
    if (release === null) {
      const taken = await persistence.claims.take(requests.lockOf(action), signal);
      if (signal.aborted) taken?.();
      if (signal.aborted || taken === null) return { kind: 'openElsewhere' };
      release = taken;
    }
    const intention = requests.find(action);
    return intention === null ? { kind: 'free' } : { kind: 'found', intention };
  };

  const startsOf = ({ ids }: Intention): readonly (number | null)[] => {
    const starts = new Map(
      shownBookings(services).map(({ booking_id, course }) => [booking_id, course?.start_date ?? null]),
    );
    return ids.map((id) => starts.get(id) ?? null);
  };

  const submit = async (intention: Intention | null): Promise<SubmitBookingsResult> => {
    if (intention === null) throw new Error('Nothing was decided.');
    if (!persistence.isConnected() || !persistence.isHere(userId)) return { ok: false, reason: 'noConnection' };
    const delivery = await sendOnce(
      { client, ...persistence },
      bookingDelivery.submission,
      requests.addressOf(intention.action),
      'page',
      requests.noteOf(intention, startsOf(intention)),
      true,
    );
    switch (delivery.outcome) {
      case 'sent':
      case 'counted':
        return { ok: true };
      case 'overtaken':
        return { ok: false, reason: 'overtaken', isCertain: delivery.isCertain };
      case 'invalid':
      case 'denied':
      case 'refused':
      case 'gone':
        return { ok: false, reason: 'refused', problems: delivery.failure.errors };
      case 'unknown':
      case 'notSent':
      case 'withdrawn':
        return { ok: false, reason: 'noAnswer' };
    }
  };

  return {
    /** The dialog is gone: another tab may take the flow. */
    letGo,
    actors: {
      claimIntention: fromPromise<ClaimResult, { organisationId: number; action: BookingAction }>(({ input, signal }) =>
        claimIntention(input.action, signal),
      ),
      submitBookings: fromPromise<SubmitBookingsResult, { intention: Intention | null }>(({ input }) =>
        submit(input.intention),
      ),
    },
    actions: {
      storeIntention: (_: unknown, { intention }: { intention: Intention | null }) => {
        if (intention !== null) requests.put(intention, startsOf(intention));
      },
      forgetIntention: (_: unknown, { intention }: { intention: Intention | null }) => {
        if (intention !== null) requests.clear(intention.action);
      },
      settleIntention: () =>
        void queries.invalidateQueries({ queryKey: bookingsQuery(client, organisationId).queryKey }),
      releaseIntention: letGo,
      reportUnexpectedError: (_: unknown, { error }: { error: unknown }) => reportUnexpectedError(error),
    },
  };
};
