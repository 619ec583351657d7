import type { BookingSubmission } from '#contracts/bookings/booking.schema.ts';
import { submitBookings } from '#contracts/bookings/bookings.endpoints.ts';
import { workshopNotScheduled } from '#fixtures/bookings/bookings.ts';
import { brightwater } from '#fixtures/organisations.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { BookingRecord } from '#fixtures/records/booking.record.ts';
import { keyedCall, rememberReply } from '../handlers/idempotency.ts';
import { submitBookings as submit } from '../rules/submit-bookings.rules.ts';
import { callOf } from './call-of.ts';
import type { Stage } from './scenario.ts';

const LEEDS = 31;
/** Where the sentences' last date is; later dates are allowed for a year, whenever the pact is verified. */
const LAST_DATE = Date.UTC(2090, 0, 1, 9, 30) / 1000;
const SUMMER = Date.UTC(2090, 5, 1, 8, 30) / 1000;

const KEY = '0c6e1f7ab25d4e3899d1c4f2b7a86530';
const BODY: BookingSubmission = {
  book: [workshopNotScheduled.booking_id],
  location: LEEDS,
  available_from: '2090-03-01',
  email_confirmation: true,
};

/**
 * Amara's last date that stays is on 1st January 2090; the product of the booking has its only date with a free seat
 * that summer in Leeds.
 */
export const seatsInLeeds = async ({ db }: Stage, { product_id }: Pick<BookingRecord, 'product_id'>): Promise<void> => {
  const online = {
    reason: 'Arranged.',
    location_id: null,
    tutor: null,
    additional_info: null,
    end_date: null,
    seats: null,
  };
  const last = await db.tables.courses.insert({
    ...online,
    course_id: db.nextId(),
    product_id: 1109,
    start_date: LAST_DATE,
  });
  const booking_id = db.nextId();
  await db.tables.bookings.insert({
    ...workshopNotScheduled,
    booking_id,
    product_id: last.product_id,
    course_id: last.course_id,
  });
  await db.tables.courses.insert({
    ...online,
    course_id: db.nextId(),
    product_id,
    start_date: SUMMER,
    location_id: LEEDS,
    seats: 1,
  });
};

const accept = async (stage: Stage) => {
  const reply = await submit({
    ...callOf(stage, amaraOsei),
    query: { organisation_id: brightwater.organisation_id },
    body: BODY,
  });
  if (reply.kind === 'refusal') throw new Error(`Amara could not schedule her workshop: ${reply.body.message}`);
  return reply;
};

/** A submission that the server has accepted and not done yet. */
export const acceptedBookings = async (stage: Stage): Promise<void> => void (await accept(stage));

/** The same under a key that the backend knows. */
export const acceptedUnderKey = async (stage: Stage): Promise<void> => {
  const reply = await accept(stage);
  const keyed = keyedCall(submitBookings, amaraOsei.id, KEY, { params: undefined, body: BODY });
  if (keyed !== null) rememberReply(stage.db, keyed, reply, stage.nowMs);
};

/** Amara has paid the late fee of one workshop and not used it. */
export const payLateFee = async ({ db, nowMs }: Stage): Promise<void> => {
  const [earlier] = db.tables.baskets.where(({ user_id }) => user_id === amaraOsei.id);
  if (earlier === undefined) throw new Error('Amara has never paid a late fee.');
  await db.tables.baskets.insert({
    ...earlier,
    id: db.nextId(),
    key: `${earlier.key}-again`,
    paid_at: Math.floor(nowMs / 1000),
    spent_at: null,
  });
};
