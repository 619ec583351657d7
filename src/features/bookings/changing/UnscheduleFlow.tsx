import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { watched } from '#current/actor-log.ts';
import { config } from '#current/config.ts';
import { canWaiveFee } from '#machines/bookings/late-fee.ts';
import { unscheduleMachine } from '#machines/bookings/unschedule.machine.ts';
import { newIdempotencyKey } from '#persistence/idempotency-key.ts';
import type { OpenFeePayment } from './fee-payment.ts';
import { UnscheduleDialog, type UnscheduleEvent } from './UnscheduleDialog.tsx';
import { flowWorld } from './flow-world.ts';
import { unscheduleActors } from './unschedule.actors.ts';
import { learnerOf, useFlowServices, useIsShown, type BookingFlowProps } from './use-booking-flow.ts';
import { useFlowFacts, useFollowedFacts } from './use-flow-facts.ts';
import { useOpenWork } from './use-open-work.ts';

/** The chart of unscheduling these bookings, with the effects that it was promised, and what its dialog shows. */
const useUnscheduleFlow = (openPayment: OpenFeePayment, props: BookingFlowProps) => {
  const { profile, bookings, chosenIds, persistence, requests } = props;
  const services = useFlowServices(props);
  const { organisationId } = services;
  const world = { action: 'unschedule', organisationId, requests, now: persistence.now } as const;
  const { facts, nowUnix } = useFlowFacts({ ...world, chosenIds, bookings });
  const [{ effects, machine }] = useState(() => {
    const { actors, actions, ...rest } = unscheduleActors({
      ...services,
      profile,
      openPayment,
      bookingsUrl: `${location.origin}${config.basePath}bookings`,
      factsOf: flowWorld(world),
    });
    return { effects: rest, machine: unscheduleMachine.provide({ actors, actions }) };
  });
  const canWaive = canWaiveFee(profile);
  const actor = useActorRef(machine, watched({ input: { organisationId, facts, canWaive } }));
  const [send] = useState(() => (event: UnscheduleEvent) => actor.send(event));
  const snapshot = useSelector(actor, (state) => state);
  const isOver = snapshot.matches('allDone') || snapshot.matches('overtaken');
  useFollowedFacts(facts, snapshot.context.facts, isOver, send);
  const isOpening = snapshot.matches('opening') || snapshot.matches('asking');
  useOpenWork(
    requests,
    'unschedule',
    { form: snapshot.context.form, isChoosing: snapshot.matches('opening') || snapshot.matches('form'), isOver },
    effects.letGo,
  );
  return {
    snapshot,
    send,
    payment: effects.payment,
    canWaive,
    nowUnix,
    learner: learnerOf(profile),
    isShown: useIsShown(props, snapshot.matches('form'), isOpening),
  };
};

export interface UnscheduleFlowProps extends BookingFlowProps {
  readonly openPayment: OpenFeePayment;
}

/** unscheduling what was chosen, from the form over a late fee to "All done". */
export function UnscheduleFlow({ openPayment, ...props }: UnscheduleFlowProps) {
  const { isShown, ...flow } = useUnscheduleFlow(openPayment, props);
  return (
    isShown && (
      <UnscheduleDialog
        {...flow}
        bookings={props.bookings}
        terms={props.organisation.settings.late_fee_terms ?? null}
        newKey={newIdempotencyKey}
        onClose={props.onClose}
      />
    )
  );
}
