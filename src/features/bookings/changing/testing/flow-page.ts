import { QueryClient } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import { testClient } from '#api/testing/test-client.ts';
import { getPaymentIntent } from '#contracts/commerce/commerce.endpoints.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { changingIds } from '#machines/bookings/changing.ts';
import { rescheduleMachine } from '#machines/bookings/reschedule.machine.ts';
import { scheduleMachine } from '#machines/bookings/schedule.machine.ts';
import { unscheduleMachine } from '#machines/bookings/unschedule.machine.ts';
import { paymentMachine } from '#machines/commerce/payment.machine.ts';
import type {
  Basis,
  BasisResult,
  ConfirmResult,
  IntentResult,
  StatusResult,
} from '#machines/commerce/payment.setup.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { claimsInPage } from '#persistence/claims.ts';
import { pageByItself, type Persistence } from '#persistence/persistence.ts';
import { bookingFlowActors, readBookings } from '../booking-flow.actors.ts';
import { createOutbox } from '#persistence/outbox.ts';
import { openBookingRequests } from '../booking-requests.ts';
import type { FeePayment, FeePaymentServices } from '../fee-payment.ts';
import { flowWorld } from '../flow-world.ts';
import { unscheduleActors } from '../unschedule.actors.ts';

/** Monday, 2nd Mar '26, 9:00 am. */
const TODAY = Date.UTC(2026, 2, 2, 9);

/** A card that is always taken: the app's own way of paying belongs to another area. */
export const cardOf = (
  door: InProcess,
  client: Client,
  { onStanding, verifyBasis }: Pick<FeePaymentServices, 'onStanding' | 'verifyBasis'>,
  onCharge: () => Promise<void> = () => Promise.resolve(),
): Pick<FeePayment, 'machine' | 'ask'> => {
  let open = '';
  const find = (basketKey: string) =>
    door.backend.read((db) => db.tables.baskets.first(({ key }) => key === basketKey));
  const load = async (basketKey: string): Promise<IntentResult> => {
    open = basketKey;
    await client.attempt(getPaymentIntent, { params: { key: basketKey } });
    const basket = await find(basketKey);
    return basket === undefined
      ? { ok: false }
      : { ok: true, totalInPence: basket.total_in_pence, reference: basket.intent?.id ?? '' };
  };
  const pay = async (): Promise<ConfirmResult> => {
    await onCharge();
    await door.backend.write(async ({ tables: { baskets } }) => {
      const basket = baskets.first(({ key }) => key === open);
      if (basket?.intent)
        await baskets.update(basket.id, {
          paid_at: Math.floor(door.demo.clock.read() / 1000),
          intent: { ...basket.intent, status: 'succeeded' },
        });
    });
    return { status: 'paid' };
  };
  const verify = async (basis: Basis): Promise<BasisResult> => {
    const intent = await client.attempt(getPaymentIntent, { params: { key: basis.basketKey } });
    return intent.ok ? verifyBasis(basis) : { status: intent.failure.status === 409 ? 'changed' : 'unanswered' };
  };
  return {
    ask: async (basketKey) => {
      const basket = await find(basketKey);
      return basket?.paid_at ? { kind: 'paid', reference: basket.intent?.id ?? '' } : { kind: 'notPaid' };
    },
    machine: paymentMachine.provide({
      actors: {
        loadIntent: fromPromise<IntentResult, { basketKey: string }>(({ input }) => load(input.basketKey)),
        askProvider: fromPromise<StatusResult, { hasTried: boolean }>(async () =>
          (await find(open))?.paid_at ? { status: 'paid' } : { status: 'open', message: null },
        ),
        verifyBasis: fromPromise<BasisResult, Basis>(({ input }) => verify(input)),
        confirmPayment: fromPromise<ConfirmResult, { method: 'card' | 'wallet' }>(pay),
      },
      actions: {
        recordPayment: () => undefined,
        closeWallet: () => undefined,
        noteStanding: (_, { standing }) => onStanding(standing),
        reportUnexpectedError: () => undefined,
      },
    }),
  };
};

/** A browser of Amara's, before a backend of its own unless said: one device, any number of tabs. */
export const openBrowser = async (at?: InProcess) => {
  const door = at ?? createInProcess({ now: () => TODAY });
  if (at === undefined) await door.demo.as(amaraOsei.email);
  const client = testClient(door);
  const profile = await client.fetch(getMe, {});
  const device = memoryDevice();
  const claims = claimsInPage();
  let charges = 0;
  let untilReleased = Promise.resolve();
  const charge = async (): Promise<void> => {
    await untilReleased;
    charges += 1;
  };

  const openTab = (changed: Partial<Persistence> = {}) => {
    const persistence = pageByItself({
      storage: () => device,
      outbox: createOutbox(() => device),
      now: () => door.demo.clock.read(),
      claims,
      ...changed,
    });
    const base = { organisationId: 1, userId: profile.id };
    const requests = openBookingRequests({ ...base, outbox: persistence.outbox, now: persistence.now });
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const services = {
      ...base,
      client,
      queries,
      persistence,
      requests,
      reportUnexpectedError: (error: unknown): void => globalThis.reportError(error),
    };

    const dated = async (action: 'schedule' | 'reschedule', chosenIds: readonly number[]) => {
      const bookings = (await readBookings(services)) ?? [];
      const effects = bookingFlowActors(services);
      const facts = flowWorld({ action, organisationId: 1, requests, now: persistence.now })(
        bookings,
        chosenIds,
        [31, 32, 33],
      );
      const machine =
        action === 'schedule'
          ? scheduleMachine.provide(effects)
          : (rescheduleMachine.provide(effects) as unknown as typeof scheduleMachine);
      const actor = createActor(machine, { input: { organisationId: 1, facts } }).start();
      const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
        vi.waitFor(() => expect(actor.getSnapshot().value).toSatisfy(() => actor.getSnapshot().matches(state)), {
          interval: 1,
        });
      const submit = async (
        change: { available_from?: string; location?: number } = { location: 31 },
        idempotencyKey = 'key-1',
      ): Promise<void> => {
        await reach('form');
        actor.send({ type: 'form.changed', change });
        actor.send({ type: 'submit.requested', idempotencyKey });
      };
      return { actor, reach, submit, close: () => (actor.stop(), effects.letGo()) };
    };

    const unschedule = async (chosenIds: readonly number[]) => {
      const bookings = (await readBookings(services)) ?? [];
      const factsOf = flowWorld({ action: 'unschedule', organisationId: 1, requests, now: persistence.now });
      const { letGo, actors, actions } = unscheduleActors({
        ...services,
        profile,
        openPayment: (payment) => cardOf(door, client, payment, charge),
        bookingsUrl: 'https://learn.example/bookings',
        factsOf,
      });
      const actor = createActor(unscheduleMachine.provide({ actors, actions }), {
        input: { organisationId: 1, facts: factsOf(bookings, chosenIds), canWaive: false },
      }).start();
      const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
        vi.waitFor(() => expect(actor.getSnapshot().value).toSatisfy(() => actor.getSnapshot().matches(state)), {
          interval: 1,
        });
      const submit = async (idempotencyKey = 'key-1'): Promise<void> => {
        await reach({ form: 'ready' });
        actor.send({ type: 'form.changed', change: { confirm: true } });
        actor.send({ type: 'submit.requested', idempotencyKey });
      };
      const pay = async (): Promise<void> => {
        await reach('paying');
        const payment = actor.getSnapshot().children.payment;
        await vi.waitFor(() => expect(payment?.getSnapshot().matches('ready')).toBe(true), { interval: 1 });
        payment?.send({ type: 'submitted', method: 'card' });
      };
      return { actor, reach, submit, pay, close: () => (actor.stop(), letGo()) };
    };
    return { persistence, requests, dated, unschedule };
  };

  return {
    door,
    client,
    device,
    card: {
      charged: () => charges,
      /** What is confirmed from now on reaches the provider when it is let go. */
      pause: (): (() => void) => {
        let release = (): void => undefined;
        untilReleased = new Promise((resolve) => (release = resolve));
        return () => release();
      },
    },
    openTab,
    fault: (call: string, fault: object) => door.demo.faults.set([{ call, ...fault }]),
    /** Submissions that the server took. */
    taken: async () =>
      (await door.demo.log()).filter(({ call, status }) => call === 'submitBookings' && status === 202).length,
    calls: async (name: string) => (await door.demo.log()).filter(({ call }) => call === name),
    courseOf: (bookingId: number) => door.backend.read((db) => db.tables.bookings.require(bookingId).course_id),
  };
};

export type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** The bookings that the device knows to be changing. */
export const changingOf = async ({ client, door, openTab }: Browser): Promise<readonly number[]> => {
  const bookings = (await readBookings({ client, queries: new QueryClient(), organisationId: 1 })) ?? [];
  return changingIds(openTab().requests.accepted(), bookings, Math.floor(door.demo.clock.read() / 1000));
};

/** What the device has to finish: the action, whether a basket may be paid, and whether it is. */
export const unfinishedOf = ({ openTab }: Browser): readonly (readonly [string, boolean, boolean])[] =>
  openTab()
    .requests.unfinished()
    .map(({ action, basket, reference }) => [action, basket !== null, reference !== null]);
