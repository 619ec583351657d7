import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { bookingLocationsQuery } from '#api/queries/bookings.queries.ts';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { config } from '#current/config.ts';
import type { BookingAction } from '#machines/bookings/booking-state.ts';
import { canWaiveFee } from '#machines/bookings/fee-waiver.ts';
import { rescheduleMachine } from '#machines/bookings/reschedule.machine.ts';
import { scheduleMachine } from '#machines/bookings/schedule.machine.ts';
import { unscheduleMachine } from '#machines/bookings/unschedule.machine.ts';
import { claimInBrowser } from '#persistence/claim.ts';
import type { Persistence } from '#persistence/persistence.ts';
import { useUnsavedGuard } from '#persistence/use-unsaved-guard.ts';
import { bookingFlowActors } from './booking-flow.actors.ts';
import type { BookingStore } from './booking-store.ts';
import type { OpenFeePayment } from './fee-payment.ts';
import { flowWorld } from './flow-world.ts';
import { unscheduleActors } from './unschedule.actors.ts';
import { useFlowFacts, useFollowedFacts } from './use-flow-facts.ts';

/** An action on bookings, as its page opens it. Other bookings are another flow: give it a key. */
export interface BookingFlowProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  readonly bookings: readonly Booking[];
  readonly chosenIds: readonly number[];
  readonly persistence: Persistence;
  readonly store: BookingStore;
  /** It goes on with what an earlier visit left: where that turns out to be nothing, nothing is shown. */
  readonly isResumed: boolean;
  readonly onClose: () => void;
}

const useServices = ({ profile, organisation, persistence, store }: BookingFlowProps) => {
  const client = useApi();
  const queries = useQueryClient();
  return {
    client,
    queries,
    persistence,
    store,
    claim: claimInBrowser(),
    userId: profile.id,
    organisationId: organisation.organisation_id,
    reportUnexpectedError: (error: unknown): void => globalThis.reportError(error),
  };
};

/** The dialog is gone: another tab may go on. */
const useRelease = (letGo: () => void): void => useEffect(() => letGo, [letGo]);

/** What a device refuses to store would be lost with the page. */
const useStoredDecision = (store: BookingStore, isOver: boolean): void => useUnsavedGuard(!isOver && !store.isOnDevice() ? "This device can't keep what you decided." : null);

/** Whether a flow is shown. One that goes on from an earlier visit is once there is something to say, and ends where there is not. */
const useIsShown = ({ isResumed, onClose }: BookingFlowProps, isForm: boolean, isOpening: boolean): boolean => {
  const [isShown, setShown] = useState(!isResumed);
  if (!isShown && !isForm && !isOpening) setShown(true);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isShown && isForm) close();
  }, [isShown, isForm]);
  return isShown;
};

const learnerOf = ({ impersonated, first_name, last_name }: Profile): string | null => (impersonated === true ? `${first_name} ${last_name}` : null);

/** The chart of scheduling or rescheduling these bookings, with the effects that it was promised, and what its dialog shows. */
export const useDatedFlow = (action: Exclude<BookingAction, 'unschedule'>, props: BookingFlowProps) => {
  const { profile, bookings, chosenIds, persistence, store } = props;
  const services = useServices(props);
  const { client, organisationId } = services;
  const locations = useQuery(bookingLocationsQuery(client, organisationId));
  const shownLocations = locations.data?.data ?? null;
  const locationIds = useMemo(() => shownLocations?.map(({ location_id }) => location_id) ?? null, [shownLocations]);
  const { facts, nowUnix } = useFlowFacts({ action, organisationId, store, now: persistence.now, chosenIds, bookings, locationIds });
  const [effects] = useState(() => bookingFlowActors(services));
  // Both charts are made alike, and differ in their names alone.
  const [machine] = useState(() => (action === 'schedule' ? scheduleMachine.provide(effects) : (rescheduleMachine.provide(effects) as unknown as typeof scheduleMachine)));
  const actor = useActorRef(machine, { input: { organisationId, facts } });
  const snapshot = useSelector(actor, (state) => state);
  const isOver = snapshot.matches('allDone');
  useFollowedFacts(facts, snapshot.context.facts, isOver, actor.send);
  useRelease(effects.letGo);
  useStoredDecision(store, isOver);
  return {
    snapshot,
    send: actor.send,
    locations: shownLocations,
    onRetryLocations: locations.isError && !locations.isFetching ? () => void locations.refetch() : undefined,
    nowUnix,
    learner: learnerOf(profile),
    isShown: useIsShown(props, snapshot.matches('form'), snapshot.matches('opening')),
  };
};

/** The chart of unscheduling these bookings, with the effects that it was promised, and what its dialog shows. */
export const useUnscheduleFlow = (openPayment: OpenFeePayment, props: BookingFlowProps) => {
  const { profile, bookings, chosenIds, persistence, store } = props;
  const services = useServices(props);
  const { client, queries, organisationId } = services;
  const world = { action: 'unschedule', organisationId, store, now: persistence.now } as const;
  const { facts, nowUnix } = useFlowFacts({ ...world, chosenIds, bookings });
  const [{ payment, effects, machine }] = useState(() => {
    const opened = openPayment({ client, queries, memberships: profile.organisations });
    const actors = unscheduleActors({ ...services, profile, payment: opened, bookingsUrl: `${location.origin}${config.basePath}bookings`, factsOf: flowWorld(world) });
    return { payment: opened, effects: actors, machine: unscheduleMachine.provide(actors) };
  });
  const canWaive = canWaiveFee(profile);
  const actor = useActorRef(machine, { input: { organisationId, facts, canWaive } });
  const snapshot = useSelector(actor, (state) => state);
  const isOver = snapshot.matches('allDone');
  useFollowedFacts(facts, snapshot.context.facts, isOver, actor.send);
  useRelease(effects.letGo);
  useStoredDecision(store, isOver);
  const isOpening = snapshot.matches('opening') || snapshot.matches('asking');
  return { snapshot, send: actor.send, payment, canWaive, nowUnix, learner: learnerOf(profile), isShown: useIsShown(props, snapshot.matches('form'), isOpening) };
};
