import * as z from 'zod/mini';
import { bookingsQuery } from '#api/queries/bookings.queries.ts';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { listBookings, submitBookings } from '#contracts/bookings/bookings.endpoints.ts';
import { areUnscheduled } from '#machines/bookings/booking-state.ts';
import { BookingDecision, submissionOf } from '#machines/bookings/intention.ts';
import type { DeliveryPayment } from '#persistence/outbox.ts';
import type { DeliveryMessage, DeliveryOutcome, DeliveryStanding, SentKind } from '#persistence/work-kind.ts';
import { plural } from '#ui/format/counts.ts';
import { formatPence } from '#ui/format/money.ts';
import { BOOKING_WORK, settledNameOf } from './booking-names.ts';
import { ACTIONS } from './changing-messages.ts';

/** What was decided about bookings, and how they stood then. */
const BookingRequest = z.extend(BookingDecision, {
  /** The starts of `ids` when it was decided, in their order, in unix seconds; null for those without one. */
  starts: z.readonly(z.array(z.nullable(z.number()))),
});
export type BookingRequest = z.output<typeof BookingRequest>;

/** How the bookings that the server has relate to a request. Who unscheduled what is unscheduled, no list tells. */
const standingOf = (bookings: readonly Booking[], { action, ids, starts }: BookingRequest): DeliveryStanding => {
  if (action === 'unschedule' && areUnscheduled(ids, bookings)) return 'asWished';
  const now = new Map(bookings.map(({ booking_id, course }) => [booking_id, course?.start_date ?? null]));
  return ids.every((id, nth) => now.get(id) === starts[nth]) ? 'open' : 'moved';
};

const owedText = ({ progress, totalInPence, reference }: DeliveryPayment): string => {
  const fee = `the late fee of ${formatPence(totalInPence)}`;
  if (progress === 'unneeded')
    return `${fee} is paid, and they were unscheduled without it. Your bookings team gives it back: receipt ${reference ?? ''}`;
  if (progress === 'unclear')
    return `${fee} is paid, and they are unscheduled. Whether by this payment or by another one cannot be told any more. Ask your bookings team: receipt ${reference ?? ''}`;
  return progress === 'attempted'
    ? `${fee} may be paid, and they were not unscheduled`
    : `${fee} is paid, and they were not unscheduled: receipt ${reference ?? ''}`;
};

const title = ({ action, ids }: BookingRequest): string => `${plural(ids.length, 'booking')} to ${action}`;

/** What is said of a request whose dialog is not open. A failure stays until it is closed. */
const messageOf = (request: BookingRequest, outcome: DeliveryOutcome): DeliveryMessage | null => {
  const failed = {
    title: `${ACTIONS[request.action]}: not done`,
    tone: 'danger' as const,
    durationMs: 0,
    link: { label: 'Your bookings', href: '/bookings' },
  };
  const what = `Your request to ${request.action} ${plural(request.ids.length, 'booking')}`;
  switch (outcome) {
    case 'sent':
    case 'counted':
      return {
        title: 'Request sent',
        text: `${what} has been sent. The list changes within a few minutes.`,
        marker: 'done',
      };
    case 'overtaken':
      return {
        ...failed,
        text: `${what} was not needed any more: something else changed them first. What was paid for it is kept above your bookings.`,
      };
    case 'notSent':
      return {
        ...failed,
        text: `${what} did not arrive, and they have changed since. Open your bookings to decide again.`,
      };
    case 'invalid':
    case 'denied':
    case 'refused':
    case 'gone':
      return { ...failed, text: `${what} was not accepted. None of them has changed.` };
    case 'unknown':
    case 'withdrawn':
      return null;
  }
};

/**
 * Changing bookings: one request at a time for each organisation and action, after its late fee where one
 * is due.
 */
export const bookingDelivery: SentKind<BookingRequest, readonly Booking[]> = {
  name: BOOKING_WORK,
  submission: {
    parse: (input) => BookingRequest.parse(input),
    // Nothing is typed that lasts longer than its dialog.
    draftName: () => '',
    href: () => '/bookings',
    title,
    describe: () => 'sent, and not known to have arrived',
    describeOwed: (_, payment) => owedText(payment),
    ask: async (client, { organisationId }, options) => {
      const answered = await client.attempt(listBookings, { query: { organisation_id: organisationId } }, options);
      return answered.ok ? { ok: true, data: answered.data.data } : answered;
    },
    standing: standingOf,
    send: async (client, request, options) => {
      const sent = await client.attempt(
        submitBookings,
        { query: { organisation_id: request.organisationId }, body: submissionOf(request) },
        options,
      );
      return sent.ok ? { ok: true, data: [] } : sent;
    },
    asksAfterRefusal: true,
    settledName: ({ organisationId }, key) => settledNameOf(organisationId, key),
    settle: ({ client, queries }, _, { organisationId }) =>
      void queries?.invalidateQueries({ queryKey: bookingsQuery(client, organisationId).queryKey }),
    message: (_, request, { outcome }) => messageOf(request, outcome),
  },
};
