import { useQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { bookingLocationsQuery } from '#api/queries/bookings.queries.ts';
import { watched } from '#current/actor-log.ts';
import { rescheduleMachine } from '#machines/bookings/reschedule.machine.ts';
import { scheduleMachine } from '#machines/bookings/schedule.machine.ts';
import { bookingFlowActors } from './booking-flow.actors.ts';
import type { DatedEvent } from './DatedDialog.tsx';
import { learnerOf, useFlowServices, useIsShown, type BookingFlowProps } from './use-booking-flow.ts';
import { useFlowFacts, useFollowedFacts } from './use-flow-facts.ts';
import { useOpenWork } from './use-open-work.ts';

/**
 * The chart of scheduling or rescheduling these bookings, with the effects that it was promised, and what its dialog
 * shows.
 */
export const useDatedFlow = (action: 'schedule' | 'reschedule', props: BookingFlowProps) => {
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
