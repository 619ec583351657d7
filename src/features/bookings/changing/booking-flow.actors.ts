import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { classifyFailure } from '#api/classify-failure.ts';
import type { Client } from '#api/client.ts';
import { bookingsQuery } from '#api/queries/bookings.queries.ts';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { listBookings, submitBookings } from '#contracts/bookings/bookings.endpoints.ts';
import { failureMeaning } from '#contracts/failure.ts';
import { areUnscheduled } from '#machines/bookings/are-unscheduled.ts';
import { submissionOf, type ClaimResult, type Intention, type SubmitBookingsResult } from '#machines/bookings/booking-flow.ts';
import type { BookingAction } from '#machines/bookings/booking-state.ts';
import type { Claim } from '#persistence/claim.ts';
import { FAMILY } from '#persistence/drafts.ts';
import type { Persistence } from '#persistence/persistence.ts';
import type { BookingStore } from './booking-store.ts';
import { bookingWork } from './booking-work.ts';

/** What the effects of an action work with. */
export interface BookingFlowServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly persistence: Pick<Persistence, 'isConnected' | 'isHere' | 'hasIdempotencyKeys' | 'now'>;
  readonly store: BookingStore;
  readonly claim: Claim;
  readonly userId: number;
  readonly organisationId: number;
  readonly reportUnexpectedError: (error: unknown) => void;
}

/** The bookings as the server has them now, past every cache, and shown by every view; null where they did not come. */
export const readBookings = async ({ client, queries, organisationId }: Pick<BookingFlowServices, 'client' | 'queries' | 'organisationId'>): Promise<readonly Booking[] | null> => {
  const answered = await client.attempt(listBookings, { query: { organisation_id: organisationId } });
  if (!answered.ok) return null;
  queries.setQueryData(bookingsQuery(client, organisationId).queryKey, answered.data);
  return answered.data.data;
};

/** The bookings as the page shows them. */
export const shownBookings = ({ client, queries, organisationId }: Pick<BookingFlowServices, 'client' | 'queries' | 'organisationId'>): readonly Booking[] =>
  queries.getQueryData(bookingsQuery(client, organisationId).queryKey)?.data ?? [];

/** Gives the effects that every action on bookings promises their meaning: the device, one tab at a time, and the call. */
export const bookingFlowActors = (services: BookingFlowServices) => {
  const { client, queries, persistence, store, claim, userId, organisationId, reportUnexpectedError } = services;
  let release: (() => void) | null = null;
  /** Keys under which a request may have arrived. */
  const mayHaveArrived = new Set<string>();

  const letGo = (): void => {
    release?.();
    release = null;
  };

  const claimIntention = async (action: BookingAction, signal: AbortSignal): Promise<ClaimResult> => {
    if (release === null) {
      const taken = await claim([FAMILY, userId, bookingWork.name, organisationId, action].join('/'), signal);
      if (signal.aborted) taken?.();
      if (signal.aborted || taken === null) return { kind: 'openElsewhere' };
      release = taken;
    }
    const found = store.find(action);
    if (found === null) return { kind: 'free' };
    const { intention } = found;
    if (intention.basket === null || intention.reference !== null) mayHaveArrived.add(intention.idempotencyKey);
    return { kind: 'found', intention };
  };

  /** Those of the moment of the decision: a request whose reply was lost may have been done since. */
  const startsOf = ({ action, ids, idempotencyKey }: Intention): readonly (number | null)[] => {
    const before = store.find(action);
    const shown = shownBookings(services).map(({ booking_id, course }) => [booking_id, course?.start_date ?? null] as const);
    const stored = before?.intention.idempotencyKey === idempotencyKey ? before.intention.ids.map((id, nth) => [id, before.starts[nth] ?? null] as const) : [];
    const starts = new Map([...shown, ...stored]);
    return ids.map((id) => starts.get(id) ?? null);
  };

  /** A refusal to unschedule what is unscheduled is none: an earlier request counted. */
  const isDone = async ({ action, ids }: Intention): Promise<boolean> => action === 'unschedule' && areUnscheduled(ids, (await readBookings(services)) ?? []);

  const submit = async (intention: Intention | null): Promise<SubmitBookingsResult> => {
    if (intention === null) throw new Error('Nothing was decided.');
    if (!persistence.isConnected() || !persistence.isHere(userId)) return { ok: false, reason: 'noConnection' };
    const { idempotencyKey } = intention;
    const sent = await client.attempt(
      submitBookings,
      { query: { organisation_id: intention.organisationId }, body: submissionOf(intention) },
      { confirmedFor: userId, ...(persistence.hasIdempotencyKeys ? { idempotencyKey } : {}) },
    );
    if (sent.ok) return { ok: true };
    if (classifyFailure(sent.failure) === 'unknown') mayHaveArrived.add(idempotencyKey);
    else if (await isDone(intention)) return { ok: true };
    // "Not now" says nothing of the request before.
    else if (!mayHaveArrived.has(idempotencyKey) || !failureMeaning(sent.failure).isTemporary) return { ok: false, reason: 'refused', problems: sent.failure.errors };
    return { ok: false, reason: 'noAnswer' };
  };

  return {
    /** The dialog is gone: another tab may take the flow. */
    letGo,
    actors: {
      claimIntention: fromPromise<ClaimResult, { organisationId: number; action: BookingAction }>(({ input, signal }) => claimIntention(input.action, signal)),
      submitBookings: fromPromise<SubmitBookingsResult, { intention: Intention | null }>(({ input }) => submit(input.intention)),
    },
    actions: {
      storeIntention: (_: unknown, { intention }: { intention: Intention | null }) => {
        if (intention !== null) store.put(intention, startsOf(intention));
      },
      forgetIntention: (_: unknown, { intention }: { intention: Intention | null }) => {
        if (intention !== null) store.clear(intention.action);
      },
      settleIntention: (_: unknown, { intention }: { intention: Intention | null }) => {
        if (intention === null) return;
        const { action, ids } = intention;
        store.accept({ action, ids: [...ids], starts: [...startsOf(intention)], acceptedAtUnix: Math.floor(persistence.now() / 1000) });
        store.clear(action);
        void queries.invalidateQueries({ queryKey: bookingsQuery(client, organisationId).queryKey });
      },
      releaseIntention: letGo,
      reportUnexpectedError: (_: unknown, { error }: { error: unknown }) => reportUnexpectedError(error),
    },
  };
};
