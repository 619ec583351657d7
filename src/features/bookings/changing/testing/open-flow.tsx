import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { afterEach, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { BookingLocation } from '#contracts/bookings/booking.schema.ts';
import { sampleFacts } from '#machines/bookings/booking-flow.samples.ts';
import { datedProblems } from '#machines/bookings/dated-flow.ts';
import type { OfferedDates } from '#machines/bookings/expected-dates.ts';
import type { FlowFacts } from '#machines/bookings/flow-facts.ts';
import { rescheduleMachine } from '#machines/bookings/reschedule.machine.ts';
import { scheduleMachine } from '#machines/bookings/schedule.machine.ts';
import { booking, DAY, NOW } from '#machines/bookings/testing/booking.ts';
import { unscheduleMachine } from '#machines/bookings/unschedule.machine.ts';
import { paymentMachine } from '#machines/commerce/payment.machine.ts';
import { DatedDialog } from '../DatedDialog.tsx';
import { datesOutlook } from '../dates-outlook.ts';
import type { PaymentViews } from '../fee-payment.ts';
import { UnscheduleDialog } from '../UnscheduleDialog.tsx';

export const setUpFlow = (): void => {
  afterEach(cleanup);
};

/** A workshop in sixteen days unless said, one in sixty days that needs it, and online learning after that. */
const bookingsOf = (startsInDays = 16) => [
  booking(2102, { start: NOW + startsInDays * DAY, after: [2104] }),
  booking(2104, { start: NOW + 60 * DAY, before: [2102], after: [2106] }),
  booking(2106, { start: NOW + 70 * DAY, isOnline: true, before: [2104] }),
];
/** The same without dates: the last one needs the others first. */
const UNDATED = [booking(2102), booking(2104, { before: [2102] }), booking(2110, { self_schedule: false })];

const LOCATIONS: readonly BookingLocation[] = [
  { location_id: 11, name: 'Leeds Dental Institute' },
  { location_id: 12, name: 'York Postgraduate Centre' },
];

/** For any promised effect: it comes back when the test says so. */
const pending = fromPromise(() => new Promise<never>(() => undefined)) as never;
const nothing = (): void => undefined;
const effects = {
  actors: { claimIntention: pending, submitBookings: pending },
  actions: {
    storeIntention: nothing,
    forgetIntention: nothing,
    settleIntention: nothing,
    releaseIntention: nothing,
    reportUnexpectedError: nothing,
  },
};
const payment = paymentMachine.provide({
  actors: {
    loadIntent: pending,
    askProvider: pending,
    awaitWallet: pending,
    verifyBasis: pending,
    confirmPayment: pending,
  },
  actions: { recordPayment: nothing, closeWallet: nothing, noteStanding: nothing, reportUnexpectedError: nothing },
});

/** Stands for the area of commerce. */
const VIEWS: PaymentViews = {
  form: (_, paidFor) => <div data-testid="card">{paidFor}</div>,
  foot: (actor, fact) => (
    <>
      <p>{fact}</p>
      <button type="button" onClick={() => actor.send({ type: 'back' })}>
        Back
      </button>
    </>
  ),
};

const newKey = (): string => 'key-1';

interface Startable {
  readonly start: () => unknown;
  readonly send: (event: never) => void;
}

/** How an effect comes back: with a result, or with an error. */
export type Answer = { readonly output: unknown } | { readonly error: unknown };

/** An actor of the flow with what a test does to it. `answer`: the effect with this invoke's id comes back. */
const driven = <A extends Startable>(actor: A) => {
  const send = (event: Parameters<A['send']>[0]): void => act(() => actor.send(event));
  const answer = (id: string, outcome: Answer): void =>
    send({ type: `xstate.${'error' in outcome ? 'error' : 'done'}.actor.${id}`, actorId: id, ...outcome } as never);
  actor.start();
  return { actor, send, answer, user: userEvent.setup({ delay: null }) as UserEvent, closed: vi.fn<() => void>() };
};

export interface UnscheduleOptions {
  readonly facts?: Partial<FlowFacts>;
  readonly canWaive?: boolean;
  readonly organisationId?: number;
  readonly learner?: string;
  readonly startsInDays?: number;
  /** Authored HTML. */
  readonly terms?: string | null;
}

/** The dialog that unschedules, on the real machine, whose effects wait for the test. One late workshop unless said. */
export const openUnschedule = ({
  facts = { lateIds: [2102] },
  canWaive = false,
  organisationId = 1,
  learner,
  startsInDays,
  terms = null,
}: UnscheduleOptions = {}) => {
  const machine = unscheduleMachine.provide({
    ...effects,
    actors: {
      ...effects.actors,
      priceFee: pending,
      readFacts: pending,
      openBasket: pending,
      askBasket: pending,
      payment,
    },
  });
  const flow = driven(createActor(machine, { input: { organisationId, facts: sampleFacts(facts), canWaive } }));
  function Page() {
    const snapshot = useSelector(flow.actor, (state) => state);
    return (
      <UnscheduleDialog
        {...{ snapshot, canWaive, newKey, terms }}
        send={(event) => flow.actor.send(event)}
        payment={VIEWS}
        bookings={bookingsOf(startsInDays)}
        nowUnix={NOW}
        learner={learner ?? null}
        onClose={flow.closed}
      />
    );
  }
  render(<Page />);
  return flow;
};

export interface DatedOptions {
  readonly action?: 'schedule' | 'reschedule';
  readonly facts?: Partial<FlowFacts>;
  readonly locations?: readonly BookingLocation[] | null;
  readonly onRetryLocations?: () => void;
  /** The coming dates by `product_id`, or why there are none. */
  readonly offered?: Readonly<Record<number, OfferedDates>> | 'loading' | 'failed';
  readonly onRetryDates?: () => void;
  readonly feeInPence?: number | null;
}

/** A dialog that gives dates, on the real machine, whose effects wait for the test. */
export const openDated = ({
  action = 'reschedule',
  facts = {},
  locations = LOCATIONS,
  onRetryLocations,
  offered = 'loading',
  onRetryDates,
  feeInPence = null,
}: DatedOptions = {}) => {
  const machine =
    action === 'schedule'
      ? scheduleMachine.provide(effects)
      : (rescheduleMachine.provide(effects) as unknown as typeof scheduleMachine);
  const flow = driven(createActor(machine, { input: { organisationId: 1, facts: sampleFacts(facts) } }));
  function Page() {
    const snapshot = useSelector(flow.actor, (state) => state);
    const bookings = action === 'schedule' ? UNDATED : bookingsOf();
    const { form, facts: known } = snapshot.context;
    const outlook = datesOutlook({
      moving: bookings.filter(({ booking_id: id }) => known.movingIds.includes(id)),
      status: typeof offered === 'string' ? offered : 'ready',
      offered: new Map(
        typeof offered === 'string' ? [] : Object.entries(offered).map(([id, dates]) => [Number(id), dates]),
      ),
      locations: locations ?? [],
      locationId: form.location,
      availableFrom: datedProblems(form, known).available_from === null ? form.available_from : null,
      hasFee: true,
      nowUnix: NOW,
    });
    return (
      <DatedDialog
        {...{ action, snapshot, newKey, locations, onRetryLocations, outlook, onRetryDates, feeInPence, bookings }}
        send={(event) => flow.actor.send(event)}
        nowUnix={NOW}
        onClose={flow.closed}
      />
    );
  }
  render(<Page />);
  return flow;
};
