import type { Catalogue } from '#contracts/catalogue.ts';
import type { BasketRecord } from '#fixtures/records/commerce.record.ts';
import type { AcceptedBookings, BookingChange } from '../db/state.ts';
import { schedule } from '../jobs/jobs.ts';
import { lateWorkshops } from './booking-consequences.ts';
import {
  datesErrors,
  type Errors,
  fullErrors,
  incompleteErrors,
  pendingErrors,
  readSubmission,
  stateErrors,
  type Submission,
  unknownErrors,
} from './booking-submission.ts';
import { bookingRefusal, ownBookings } from './bookings.rules.ts';
import { changesTo, chooseDates } from './course-seats.ts';
import { type FeeDue, feeDue, mayWaive, paymentFor } from './late-fee.ts';
import { invalid, type Refusal, reply } from './reply.ts';
import type { Call, Rule } from './rule.ts';

type SubmitCall = Call<Catalogue['submitBookings']>;

/** How long the server takes, in virtual time. */
const TAKES_MS = 3 * 60_000;

/** A change of bookings that is possible now. */
interface Possible {
  readonly changes: readonly BookingChange[];
  /** What pays the late fee. */
  readonly payment: BasketRecord | null;
}

const refusedFor = (errors: Errors): Refusal | null => (Object.keys(errors).length === 0 ? null : invalid(errors));

/** Why nothing can be done to these bookings, whatever the form says; 409 where only another change stands before it. */
const bookingsRefusal = (call: SubmitCall, submission: Submission): Refusal | null => {
  const pending = pendingErrors(call.db, submission);
  return (
    refusedFor(unknownErrors(submission)) ??
    (Object.keys(pending).length === 0 ? null : invalid(pending, 409)) ??
    refusedFor(stateErrors(call.db, submission)) ??
    refusedFor(incompleteErrors(call.db, submission))
  );
};

/** dates for all of them, or why there are none. */
const withDates = async ({ db, query, body }: SubmitCall, submission: Submission): Promise<Possible | Refusal> => {
  if ('unbook' in body) throw new Error('Unscheduling gives no dates.');
  const refusal = refusedFor(datesErrors(db, query.organisation_id, body, submission));
  if (refusal !== null) return refusal;
  const { ids, bookings } = submission;
  const chosen = chooseDates(db, { ids, bookings, locationId: body.location, availableFrom: body.available_from });
  return 'fullProductId' in chosen
    ? invalid(fullErrors(db, chosen.fullProductId, body))
    : { changes: await changesTo(db, chosen), payment: null };
};

const feeErrors = (due: FeeDue | null, payment: BasketRecord | null): Errors =>
  due === null || payment !== null
    ? {}
    : {
        late_fee: [
          `A late cancellation fee is due for ${due.quantity} ${due.quantity === 1 ? 'workshop' : 'workshops'}.`,
        ],
      };

/** confirmed, and the fee paid or waived. */
const withoutDates = (
  { db, user, visitor, query, body, now }: SubmitCall,
  { ids, bookings }: Submission,
): Possible | Refusal => {
  const { confirm, waive_fee: isWaived = false } = body as Extract<SubmitCall['body'], { readonly unbook: unknown }>;
  const due = isWaived ? null : feeDue(db, query.organisation_id, lateWorkshops(ids, bookings, now).length);
  const payment = isWaived ? null : (paymentFor(db, user.id, query.organisation_id, due, [...new Set(ids)]) ?? null);
  const refusal = refusedFor({
    ...(confirm === true ? {} : { confirm: ['The confirm field must be accepted.'] }),
    ...(isWaived && !mayWaive(user, visitor) ? { waive_fee: ['Only administrators can select this option'] } : {}),
    ...feeErrors(due, payment),
  });
  return refusal ?? { changes: [...new Set(ids)].map((booking_id) => ({ booking_id, course_id: null })), payment };
};

/**
 * accepted at once, and done some minutes later. From now on the seats are taken and the payment is
 * spent.
 */
export const submitBookings: Rule<Catalogue['submitBookings']> = async (call) => {
  const { db, user, query, body, nowMs, now } = call;
  const { organisation_id } = query;
  const refusal = bookingRefusal(db, user, organisation_id);
  if (refusal !== null) return refusal;
  const submission = readSubmission(db, body, ownBookings(db, user, organisation_id), now);
  const impossible = bookingsRefusal(call, submission);
  if (impossible !== null) return impossible;
  const possible = submission.action === 'unbook' ? withoutDates(call, submission) : await withDates(call, submission);
  if ('kind' in possible) return possible;
  const { changes, payment } = possible;
  if (payment !== null) await db.tables.baskets.update(payment.id, { spent_at: now });
  const booking: AcceptedBookings = {
    action: submission.action,
    changes,
    mail: body.email_confirmation === true,
    basketId: payment?.id ?? null,
  };
  schedule(db, 'booking', { dueMs: nowMs + TAKES_MS, user_id: user.id, organisation_id, booking });
  return reply(202, null);
};
