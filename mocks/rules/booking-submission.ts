import type { BookingSubmission } from '#contracts/bookings/booking.schema.ts';
import type { BookingRecord } from '#fixtures/records/booking.record.ts';
import type { Database } from '../db/database.ts';
import {
  affectedBy,
  type BookingAction,
  bookingState,
  type BookingState,
  involvesWorkshop,
  isInStateFor,
  type PlainBooking,
  startLimits,
} from './booking-consequences.ts';
import { pendingChanges, plainBookings } from './course-seats.ts';
import { isDay } from './london-day.ts';

/** Messages by field. */
export type Errors = Record<string, string[]>;

/** A submission beside the bookings that it is about. */
export interface Submission {
  readonly action: BookingAction;
  /** As they were sent. */
  readonly ids: readonly number[];
  /** Every booking of the person in the organisation. */
  readonly own: readonly BookingRecord[];
  readonly bookings: readonly PlainBooking[];
  readonly nowUnix: number;
}

type Dates = Extract<BookingSubmission, { readonly available_from: string }>;

const PARTICIPLES: Readonly<Record<BookingAction, string>> = {
  book: 'scheduled',
  rebook: 'rescheduled',
  unbook: 'unscheduled',
};

const REASONS: Readonly<Record<BookingState, string>> = {
  completed: 'it is completed',
  started: 'it has started',
  scheduled: 'it has a date already',
  unscheduled: 'it has no date',
};

export const readSubmission = (
  db: Database,
  body: BookingSubmission,
  own: readonly BookingRecord[],
  nowUnix: number,
): Submission => {
  const about = { own, bookings: plainBookings(db, own), nowUnix };
  if ('book' in body) return { action: 'book', ids: body.book, ...about };
  return 'rebook' in body
    ? { action: 'rebook', ids: body.rebook, ...about }
    : { action: 'unbook', ids: body.unbook, ...about };
};

const titleOf = (db: Database, productId: number | undefined): string =>
  db.tables.products.get(productId ?? 0)?.name ?? 'This booking';

/** A message for each id that has one, under the place of the id in the list. */
const byIndex = (
  { action, ids, own }: Submission,
  messageOf: (booking: BookingRecord | undefined, field: string) => string | null,
): Errors =>
  Object.fromEntries(
    ids.flatMap((id, index) => {
      const field = `${action}.${index}`;
      const message = messageOf(
        own.find(({ booking_id }) => booking_id === id),
        field,
      );
      return message === null ? [] : [[field, [message]]];
    }),
  );

/** Ids of no booking, of another person's or of another organisation's: the same message for all. */
export const unknownErrors = (submission: Submission): Errors =>
  byIndex(submission, (booking, field) => (booking === undefined ? `The selected ${field} is invalid.` : null));

/** Bookings with a change that was accepted and is still to be made. */
export const pendingErrors = (db: Database, submission: Submission): Errors => {
  const pending = new Set(pendingChanges(db).map(({ booking_id }) => booking_id));
  return byIndex(submission, (booking) =>
    booking !== undefined && pending.has(booking.booking_id)
      ? `${titleOf(db, booking.product_id)} is being changed already.`
      : null,
  );
};

/** bookings whose state does not allow the action, and those that only the team schedules. */
export const stateErrors = (db: Database, submission: Submission): Errors =>
  byIndex(submission, (booking) => {
    const { action, bookings, nowUnix } = submission;
    const plain = bookings.find(({ booking_id }) => booking_id === booking?.booking_id);
    if (booking === undefined || plain === undefined) return null;
    const title = titleOf(db, booking.product_id);
    if (!isInStateFor(action, plain, nowUnix))
      return `${title} cannot be ${PARTICIPLES[action]}: ${REASONS[bookingState(plain, nowUnix)]}.`;
    return action === 'book' && !booking.self_schedule ? `${title} is scheduled by the training team.` : null;
  });

/** a list that lacks what it pulls in comes from a page that did not show it. */
export const incompleteErrors = (db: Database, { action, ids, bookings, nowUnix }: Submission): Errors => {
  const lacking = affectedBy(action, ids, bookings, nowUnix).map((id) =>
    titleOf(db, bookings.find(({ booking_id }) => booking_id === id)?.product_id),
  );
  return lacking.length === 0
    ? {}
    : { [action]: [`What belongs to it has to be ${PARTICIPLES[action]} too: ${[...new Set(lacking)].join(', ')}.`] };
};

/** */
const startErrors = ({ available_from: day }: Dates, { ids, bookings, nowUnix }: Submission): Errors => {
  const { min, max } = startLimits(ids, bookings, nowUnix);
  if (!isDay(day)) return { available_from: ['The available from field must match the format Y-m-d.'] };
  if (day < min) return { available_from: [`The available from field must be a date after or equal to ${min}.`] };
  return day > max ? { available_from: [`The available from field must be a date before or equal to ${max}.`] } : {};
};

/** */
const locationErrors = (
  db: Database,
  organisationId: number,
  { location }: Dates,
  { ids, bookings }: Submission,
): Errors => {
  if (!involvesWorkshop(ids, bookings)) return {};
  if (location === undefined) return { location: ['The location field is required.'] };
  return db.tables.booking_locations.get(location)?.organisation_id === organisationId
    ? {}
    : { location: ['The selected location is invalid.'] };
};

/** What is wrong with the form of dates. */
export const datesErrors = (db: Database, organisationId: number, dates: Dates, submission: Submission): Errors => ({
  ...startErrors(dates, submission),
  ...locationErrors(db, organisationId, dates, submission),
});

/** the location had the product and has no seat left in the time that was asked for. */
export const fullErrors = (db: Database, productId: number, { available_from: day }: Dates): Errors => ({
  location: [
    `No seat is free for ${titleOf(db, productId)} at this location from ${day} on. Choose another location or a later date.`,
  ],
});
