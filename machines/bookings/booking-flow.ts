import type { BookingSubmission } from '#contracts/bookings/booking.schema.ts';
import type { BookingAction } from './booking-state.ts';
import { isSameIds, type FlowFacts } from './flow-facts.ts';

/** The list of the wire that names what an action changes. */
const LIST_OF = { schedule: 'book', reschedule: 'rebook', unschedule: 'unbook' } as const satisfies Record<
  BookingAction,
  string
>;

type WithoutIds<T> = T extends unknown ? Omit<T, (typeof LIST_OF)[BookingAction]> : never;
/** What is sent with the ids; a hidden field is left out. */
export type SubmittedValues = WithoutIds<BookingSubmission>;

/** A basket that was opened for a late fee. */
export interface FeeBasket {
  readonly key: string;
  readonly totalInPence: number;
  /** A payment of it was confirmed, and its end was not known when it was stored: it may be taken. */
  readonly isAttempted: boolean;
}

/**
 * What somebody decided, as the device stores it before it can take effect: inputs, never a call under way. Without a
 * basket it was about to be submitted. With a basket of which a payment was attempted it may be paid. With a reference
 * it is paid, and not known to be submitted.
 */
export interface Intention {
  readonly action: BookingAction;
  readonly organisationId: number;
  /** Chosen and affected. */
  readonly ids: readonly number[];
  /** Those of them that the person chose. */
  readonly chosenIds: readonly number[];
  readonly values: SubmittedValues;
  /** The same for every call about this intention. */
  readonly idempotencyKey: string;
  readonly basket: FeeBasket | null;
  /** The receipt's, once it is paid. */
  readonly reference: string | null;
}

/** What is sent for an intention. */
export const submissionOf = ({
  action,
  ids,
  values,
}: Pick<Intention, 'action' | 'ids' | 'values'>): BookingSubmission =>
  ({ [LIST_OF[action]]: ids, ...values }) as BookingSubmission;

/** Why the form stands again, or why nothing goes on: said in plain words beside it. */
export type FlowNotice =
  | 'bookingsChanged'
  | 'changedElsewhere'
  | 'paymentCancelled'
  | 'feeChanged'
  | 'totalChanged'
  | 'basketFailed'
  | 'openElsewhere'
  | 'notSent'
  | 'refused'
  | 'noConnection'
  | 'noAnswer'
  | 'unclear';

/** What a chart of the three actions remembers; `F`: its form, named as on the wire. */
export interface FlowContext<F> {
  readonly organisationId: number;
  readonly form: F;
  readonly facts: FlowFacts;
  /** Messages of the server by the field of the wire. */
  readonly problems: Readonly<Record<string, readonly string[]>>;
  readonly notice: FlowNotice | null;
  readonly intention: Intention | null;
}

/** What this device has of the flow. `openElsewhere`: another tab is at it now. */
export type ClaimResult =
  | { readonly kind: 'free' }
  | { readonly kind: 'found'; readonly intention: Intention }
  | { readonly kind: 'openElsewhere' };

/**
 * What became of sending the bookings. `refused`: the server answered and did nothing. `noConnection`: nothing left.
 * `noAnswer`: no reply tells whether it counted. `overtaken`: the bookings stand as wished, and something else did it;
 * `isCertain`: an earlier call of this request cannot have done it.
 */
export type SubmitBookingsResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'refused'; readonly problems: Readonly<Record<string, readonly string[]>> }
  | { readonly ok: false; readonly reason: 'noConnection' | 'noAnswer' }
  | { readonly ok: false; readonly reason: 'overtaken'; readonly isCertain: boolean };

/** Whether something else moves now, or can. */
const movesOtherwise = (before: FlowFacts, after: FlowFacts): boolean =>
  !isSameIds(before.movingIds, after.movingIds) || !isSameIds(before.blockedIds, after.blockedIds);

/** Whether something else moves now, or something else costs a fee: it has to be accepted anew. */
export const changesPlan = (before: FlowFacts, after: FlowFacts): boolean =>
  movesOtherwise(before, after) || !isSameIds(before.lateIds, after.lateIds);

/** What to say of new facts: what moves counts for more than what it costs. */
export const noticeOf = (before: FlowFacts, after: FlowFacts, standing: FlowNotice | null): FlowNotice | null => {
  if (movesOtherwise(before, after)) return 'bookingsChanged';
  return isSameIds(before.lateIds, after.lateIds) ? standing : 'feeChanged';
};

/** The form after somebody changed something: what the server said of the field no longer stands. */
export const changed = <F>(
  { form, problems }: FlowContext<F>,
  change: Partial<F>,
): Pick<FlowContext<F>, 'form' | 'problems' | 'notice'> => ({
  form: { ...form, ...change },
  problems: Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in change))),
  notice: null,
});

/** What to say of bookings that were not accepted. */
export const refusal = (result: SubmitBookingsResult): Partial<Pick<FlowContext<unknown>, 'problems' | 'notice'>> => {
  if (result.ok || result.reason === 'overtaken') return {};
  return { problems: result.reason === 'refused' ? result.problems : {}, notice: result.reason };
};
