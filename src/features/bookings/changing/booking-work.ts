import * as z from 'zod/mini';
import { formatPence } from '#ui/format/money.ts';
import { plural } from '#ui/format/counts.ts';
import type { StoredKind } from '#persistence/work-kind.ts';
import { BOOKING_WORK } from './has-accepted.ts';

const Action = z.enum(['schedule', 'reschedule', 'unschedule']);
const Ids = z.array(z.number());
const Starts = z.array(z.nullable(z.number()));
const Values = z.union([
  z.strictObject({ available_from: z.string(), location: z.optional(z.number()), email_confirmation: z.optional(z.boolean()) }),
  z.strictObject({ confirm: z.optional(z.boolean()), email_confirmation: z.optional(z.boolean()), waive_fee: z.optional(z.boolean()) }),
]);

/** What was decided, and the starts of its bookings then, in the order of its ids, in unix seconds. */
const StoredIntention = z.object({
  intention: z.object({
    action: Action,
    organisationId: z.number(),
    ids: Ids,
    values: Values,
    idempotencyKey: z.string(),
    basket: z.nullable(z.object({ key: z.string(), totalInPence: z.number() })),
    reference: z.nullable(z.string()),
  }),
  starts: Starts,
});
export type StoredIntention = z.output<typeof StoredIntention>;

const StoredRequest = z.object({ action: Action, ids: Ids, starts: Starts, acceptedAtUnix: z.number() });
export type StoredRequest = z.output<typeof StoredRequest>;

/** What the device stores of changing bookings: what was decided and is not done, or what the server works on. */
const BookingRecord = z.union([StoredIntention, z.object({ accepted: z.array(StoredRequest) })]);
export type BookingRecord = z.output<typeof BookingRecord>;

const stateOf = ({ basket, reference }: StoredIntention['intention']): string => {
  if (basket === null) return 'sent, and not known to have arrived';
  const fee = formatPence(basket.totalInPence);
  return reference === null ? `the late fee of ${fee} may be paid` : `the late fee of ${fee} is paid, and they were not unscheduled`;
};

/** Changing bookings: one decision at a time for each organisation and action. It is finished on its page alone, which asks first what was paid. */
export const bookingWork: StoredKind<BookingRecord> = {
  name: BOOKING_WORK,
  draft: { version: 1, parse: (value) => BookingRecord.parse(value), hasContent: (record) => 'intention' in record, isOwed: (record) => 'intention' in record },
  describeDraft: (record) => {
    if (!('intention' in record)) return { title: 'Bookings', detail: 'being changed' };
    const { action, ids } = record.intention;
    return { title: `${plural(ids.length, 'booking')} to ${action}`, detail: stateOf(record.intention) };
  },
};
