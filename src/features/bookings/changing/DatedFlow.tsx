import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { bookingLocationsQuery, offeredDatesQuery, productQuery } from '#api/queries/bookings.queries.ts';
import type { Booking, BookingLocation } from '#contracts/bookings/booking.schema.ts';
import { watched } from '#current/actor-log.ts';
import { isWorkshop } from '#machines/bookings/booking-state.ts';
import { datedProblems } from '#machines/bookings/dated-flow.ts';
import type { OfferedDates } from '#machines/bookings/expected-dates.ts';
import { lateFeeProduct, penceOf } from '#machines/bookings/late-fee.ts';
import { rescheduleMachine } from '#machines/bookings/reschedule.machine.ts';
import { scheduleMachine } from '#machines/bookings/schedule.machine.ts';
import { newIdempotencyKey } from '#persistence/idempotency-key.ts';
import { DatedDialog, type DatedEvent } from './DatedDialog.tsx';
import { bookingFlowActors } from './booking-flow.actors.ts';
import { learnerOf, useFlowServices, useIsShown, type BookingFlowProps } from './use-booking-flow.ts';
import { useFlowFacts, useFollowedFacts } from './use-flow-facts.ts';
import { useOpenWork } from './use-open-work.ts';
import { datesOutlook, type DatesOutlook } from './dates-outlook.ts';
import type { DatedSnapshot } from './flow-screen.ts';

interface DatesOutlookInput {
  readonly organisationId: number;
  readonly bookings: readonly Booking[];
  readonly snapshot: DatedSnapshot;
  readonly locations: readonly BookingLocation[] | null;
  /** Seconds. */
  readonly nowUnix: number;
}

interface FollowedOutlook {
  readonly outlook: DatesOutlook;
  /** The late fee of one workshop; null where it is not known, or not asked for. */
  readonly feeInPence: number | null;
  /** Asks for the dates again; undefined unless they failed. */
  readonly onRetryDates: (() => void) | undefined;
}

/** The same object as long as nothing of it has changed. */
const combine = (results: readonly UseQueryResult<OfferedDates>[]) => {
  const failed = results.filter(({ isError, isFetching }) => isError && !isFetching);
  const status: DatesOutlook['status'] =
    failed.length > 0 ? 'failed' : results.some(({ isPending }) => isPending) ? 'loading' : 'ready';
  return { status, known: results.map(({ data }) => data ?? null), retries: failed.map(({ refetch }) => refetch) };
};

/** Which dates the form would bring, as long as it stands. The form waits for none of it. */
const useDatesOutlook = ({
  organisationId,
  bookings,
  snapshot,
  locations,
  nowUnix,
}: DatesOutlookInput): FollowedOutlook => {
  const client = useApi();
  const { facts, form } = snapshot.context;
  const moving = useMemo(
    () => bookings.filter(({ booking_id: id }) => facts.movingIds.includes(id)),
    [bookings, facts.movingIds],
  );
  const productIds = useMemo(
    () => [...new Set(moving.filter(isWorkshop).map(({ product }) => product.product_id))],
    [moving],
  );
  const { status, known, retries } = useQueries({
    queries: productIds.map((id) => offeredDatesQuery(client, organisationId, id)),
    combine,
  });
  const feeProduct = lateFeeProduct(organisationId);
  const availableFrom = datedProblems(form, facts).available_from === null ? form.available_from : null;
  const outlook = useMemo(() => {
    const offered = new Map(
      productIds.flatMap((id, nth): [number, OfferedDates][] => (known[nth] ? [[id, known[nth]]] : [])),
    );
    return datesOutlook({
      moving,
      status,
      offered,
      locations: locations ?? [],
      locationId: form.location,
      availableFrom,
      hasFee: feeProduct !== null,
      nowUnix,
    });
  }, [moving, productIds, status, known, locations, form.location, availableFrom, feeProduct, nowUnix]);
  const fee = useQuery({
    ...productQuery(client, organisationId, feeProduct ?? 0),
    enabled: feeProduct !== null && outlook.lateIds.length > 0,
  });
  return {
    outlook,
    feeInPence: fee.data === undefined ? null : penceOf(fee.data.price.value_inc_tax),
    onRetryDates: retries.length === 0 ? undefined : () => retries.forEach((retry) => void retry()),
  };
};

/**
 * The chart of scheduling or rescheduling these bookings, with the effects that it was promised, and what its dialog
 * shows.
 */
const useDatedFlow = (action: 'schedule' | 'reschedule', props: BookingFlowProps) => {
  const { profile, bookings, chosenIds, persistence, requests } = props;
  const services = useFlowServices(props);
  const { client, organisationId } = services;
  const locations = useQuery(bookingLocationsQuery(client, organisationId));
  const shownLocations = locations.data?.data ?? null;
  const locationIds = useMemo(() => shownLocations?.map(({ location_id }) => location_id) ?? null, [shownLocations]);
  const { facts, nowUnix } = useFlowFacts({
    action,
    organisationId,
    requests,
    now: persistence.now,
    chosenIds,
    bookings,
    locationIds,
  });
  const [effects] = useState(() => bookingFlowActors(services));
  // Both charts are made alike, and differ in their names alone.
  const [machine] = useState(() =>
    action === 'schedule'
      ? scheduleMachine.provide(effects)
      : (rescheduleMachine.provide(effects) as unknown as typeof scheduleMachine),
  );
  const actor = useActorRef(machine, watched({ input: { organisationId, facts } }));
  const [send] = useState(() => (event: DatedEvent) => actor.send(event));
  const snapshot = useSelector(actor, (state) => state);
  const isOver = snapshot.matches('allDone');
  useFollowedFacts(facts, snapshot.context.facts, isOver, send);
  useOpenWork(
    requests,
    action,
    { form: snapshot.context.form, isChoosing: snapshot.matches('opening') || snapshot.matches('form'), isOver },
    effects.letGo,
  );
  return {
    snapshot,
    send,
    locations: shownLocations,
    onRetryLocations: locations.isError && !locations.isFetching ? () => void locations.refetch() : undefined,
    nowUnix,
    learner: learnerOf(profile),
    isShown: useIsShown(props, snapshot.matches('form'), snapshot.matches('opening')),
  };
};

export interface DatedFlowProps extends BookingFlowProps {
  readonly action: 'schedule' | 'reschedule';
}

/** scheduling or rescheduling what was chosen, from the form to "All done". */
export function DatedFlow({ action, ...props }: DatedFlowProps) {
  const { isShown, ...flow } = useDatedFlow(action, props);
  const dates = useDatesOutlook({
    ...flow,
    organisationId: props.organisation.organisation_id,
    bookings: props.bookings,
  });
  return (
    isShown && (
      <DatedDialog
        {...flow}
        {...dates}
        action={action}
        bookings={props.bookings}
        newKey={newIdempotencyKey}
        onClose={props.onClose}
      />
    )
  );
}
