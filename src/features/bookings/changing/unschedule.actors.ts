import { fromPromise } from 'xstate';
import { productQuery } from '#api/queries/bookings.queries.ts';
import { queryFailedBecause } from '#api/classify-failure.ts';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { attachCustomer, createBasket, getBasket } from '#contracts/commerce/commerce.endpoints.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { feeNotes, lateFeeProduct, penceOf } from '#machines/bookings/late-fee.ts';
import { changesPlan } from '#machines/bookings/booking-flow.kit.ts';
import type { FlowFacts } from '#machines/bookings/flow-facts.ts';
import type {
  AskBasketResult,
  FeeOrder,
  OpenBasketResult,
  PriceFeeResult,
  ReadFactsResult,
} from '#machines/bookings/unschedule.setup.ts';
import type { BasisResult } from '#machines/commerce/payment.setup.ts';
import { newIdempotencyKey } from '#persistence/idempotency-key.ts';
import { bookingFlowActors, readBookings, shownBookings, type BookingFlowServices } from './booking-flow.actors.ts';
import type { FeePayment, FeePaymentServices } from './fee-payment.ts';

export interface UnscheduleServices<
  P extends Pick<FeePayment, 'machine' | 'ask'> = FeePayment,
> extends BookingFlowServices {
  readonly openPayment: (services: FeePaymentServices) => P;
  readonly profile: Profile;
  /** The address of the page of bookings, to which a payment leads back. */
  readonly bookingsUrl: string;
  /** What the dialog is about, by these bookings. */
  readonly factsOf: (bookings: readonly Booking[], chosenIds: readonly number[]) => FlowFacts;
}

/** nobody asks for an address. */
const UNSPECIFIED = 'Unspecified';

/** Gives the effects that `unscheduleMachine` promises their meaning: those of every action, and the late fee. */
export const unscheduleActors = <P extends Pick<FeePayment, 'machine' | 'ask'>>(services: UnscheduleServices<P>) => {
  const { client, queries, persistence, requests, organisationId, profile, openPayment, bookingsUrl, factsOf } =
    services;
  const flow = bookingFlowActors(services);
  /** What was agreed to be paid for: as the server had it when the payment began. */
  let agreed: FlowFacts | null = null;
  /** The key of each order that was sent: repeated after a lost reply, it finds the same basket. */
  const keysOfOrders = new Map<string, string>();

  const price = async (): Promise<PriceFeeResult> => {
    const productId = lateFeeProduct(organisationId);
    if (productId === null) return { ok: false };
    try {
      const product = await queries.fetchQuery({ ...productQuery(client, organisationId, productId), staleTime: 0 });
      return { ok: true, feeInPence: penceOf(product.price.value_inc_tax) };
    } catch (error) {
      // A defect is thrown on.
      queryFailedBecause(error);
      return { ok: false };
    }
  };

  const readFacts = async (chosenIds: readonly number[]): Promise<ReadFactsResult> => {
    const bookings = await readBookings(services);
    if (bookings === null) return { ok: false };
    agreed = factsOf(bookings, chosenIds);
    return { ok: true, facts: agreed };
  };

  const verifyBasis = async (): Promise<BasisResult> => {
    const bookings = await readBookings(services);
    if (bookings === null) return { status: 'unanswered' };
    return {
      status: agreed !== null && !changesPlan(agreed, factsOf(bookings, agreed.chosenIds)) ? 'asAgreed' : 'changed',
    };
  };
  const payment = openPayment({
    client,
    queries,
    memberships: profile.organisations,
    onStanding: (standing) => requests.noteStanding('unschedule', standing),
    verifyBasis,
  });

  const keyOf = (order: FeeOrder): string => {
    const name = JSON.stringify(order);
    const key = keysOfOrders.get(name) ?? newIdempotencyKey();
    keysOfOrders.set(name, key);
    return key;
  };

  const openBasket = async (order: FeeOrder): Promise<OpenBasketResult> => {
    const productId = lateFeeProduct(order.organisationId);
    if (productId === null) return { ok: false };
    const moving = new Map(shownBookings(services).map((booking) => [booking.booking_id, booking]));
    const created = await client.attempt(
      createBasket,
      {
        body: {
          organisation_id: order.organisationId,
          products: [
            {
              id: productId,
              quantity: order.lateIds.length,
              meta_data: { url: bookingsUrl, booking_ids: [...order.movingIds] },
            },
          ],
          back_url: bookingsUrl,
          complete_url: bookingsUrl,
          notes: feeNotes(order.movingIds.flatMap((id) => moving.get(id) ?? [])),
        },
      },
      { confirmedFor: profile.id, ...(persistence.hasIdempotencyKeys ? { idempotencyKey: keyOf(order) } : {}) },
    );
    if (!created.ok) return { ok: false };
    const found = await client.attempt(getBasket, { params: { id: created.data.id } });
    if (!found.ok) return { ok: false };
    const { email, first_name, last_name } = profile;
    const attached = await client.attempt(
      attachCustomer,
      {
        params: { key: found.data.key },
        body: { email, first_name, last_name, address_line_1: UNSPECIFIED, address_postcode: UNSPECIFIED },
      },
      { confirmedFor: profile.id },
    );
    return attached.ok ? { ok: true, key: found.data.key, totalInPence: penceOf(attached.data.total) } : { ok: false };
  };

  const askBasket = async (basketKey: string): Promise<AskBasketResult> => {
    const asked = await payment.ask(basketKey);
    return asked.kind === 'notPaid' && requests.mayArriveStill('unschedule') ? { kind: 'unknown' } : asked;
  };

  return {
    letGo: flow.letGo,
    payment,
    actions: flow.actions,
    actors: {
      ...flow.actors,
      priceFee: fromPromise<PriceFeeResult, { organisationId: number }>(price),
      readFacts: fromPromise<ReadFactsResult, { organisationId: number; chosenIds: readonly number[] }>(({ input }) =>
        readFacts(input.chosenIds),
      ),
      openBasket: fromPromise<OpenBasketResult, FeeOrder>(({ input }) => openBasket(input)),
      askBasket: fromPromise<AskBasketResult, { basketKey: string }>(({ input }) => askBasket(input.basketKey)),
      payment: payment.machine,
    },
  };
};
