import * as z from 'zod/mini';
import type { BookingSubmission } from '#contracts/bookings/booking.schema.ts';
import type { BookingAction } from './booking-state.ts';

/** The list of the wire that names what an action changes. */
const LIST_OF = { schedule: 'book', reschedule: 'rebook', unschedule: 'unbook' } as const satisfies Record<
  BookingAction,
  string
>;

type WithoutIds<T> = T extends unknown ? Omit<T, (typeof LIST_OF)[BookingAction]> : never;
/** What is sent with the ids; a hidden field is left out. */
const SubmittedValues = z.union([
  z.strictObject({
    available_from: z.string(),
    location: z.optional(z.number()),
    email_confirmation: z.optional(z.boolean()),
  }),
  z.strictObject({
    confirm: z.optional(z.boolean()),
    email_confirmation: z.optional(z.boolean()),
    waive_fee: z.optional(z.boolean()),
  }),
]) satisfies z.ZodMiniType<WithoutIds<BookingSubmission>>;
export type SubmittedValues = z.output<typeof SubmittedValues>;

/** What somebody decided about bookings: facts alone, so that it may outlive sign-out where it is paid for. */
export const BookingDecision = z.object({
  action: z.enum(['schedule', 'reschedule', 'unschedule']),
  organisationId: z.number(),
  /** Chosen and affected. */
  ids: z.readonly(z.array(z.number())),
  /** Those of them that the person chose. */
  chosenIds: z.readonly(z.array(z.number())),
  values: SubmittedValues,
});
export type BookingDecision = Readonly<z.output<typeof BookingDecision>>;

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
export interface Intention extends BookingDecision {
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
}: Pick<BookingDecision, 'action' | 'ids' | 'values'>): BookingSubmission =>
  ({ [LIST_OF[action]]: ids, ...values }) as BookingSubmission;
