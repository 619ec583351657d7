import type { CourseRecord } from '#fixtures/records/booking.record.ts';
import type { BasketRecord } from '#fixtures/records/commerce.record.ts';
import { brightwater } from '#fixtures/organisations.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { Database } from '../db/database.ts';
import type { InProcessOptions } from '../in-process.ts';
import type { ArrangedBooking, BookingBuilder } from '../scenarios/traits/booking.ts';
import type { TraitStage } from '../scenarios/traits/on-clock.ts';
import { handClock, house, type House, type Reply } from './visit.ts';

export const LEEDS = 31;
export const YORK = 32;

/** A date of a product to choose from: one seat in Leeds, unless said otherwise. */
export const courseOf = (
  db: Database,
  product_id: number,
  start_date: number,
  rest: Partial<CourseRecord> = {},
): Promise<CourseRecord> =>
  db.tables.courses.insert({
    course_id: db.nextId(),
    reason: 'Arranged by a test.',
    product_id,
    start_date,
    end_date: null,
    location_id: LEEDS,
    tutor: null,
    additional_info: null,
    seats: 1,
    ...rest,
  });

/** A basket of Amara's in Brightwater, paid a minute ago and not spent, with this many late fees. */
export const paidBasket = (
  { db, nowMs }: TraitStage,
  quantity: number,
  rest: Partial<BasketRecord> = {},
): Promise<BasketRecord> => {
  const id = db.nextId();
  return db.tables.baskets.insert({
    id,
    reason: 'Arranged by a test.',
    key: `basket-${id}`,
    user_id: amaraOsei.id,
    organisation_id: brightwater.organisation_id,
    products: [{ product_id: brightwater.late_fee_product_id, quantity }],
    total_in_pence: quantity * 72_00,
    notes: '',
    customer: null,
    intent: null,
    paid_at: Math.floor(nowMs / 1000) - 60,
    spent_at: null,
    ...rest,
  });
};

export interface Booked extends House {
  readonly clock: ReturnType<typeof handClock>;
  /** Unix seconds of the clock that stands still unless a test moves it. */
  readonly nowUnix: () => number;
  readonly submit: (body: object, headers?: Readonly<Record<string, string>>) => Promise<Reply>;
  readonly arrange: <T>(work: (stage: TraitStage) => T | Promise<T>) => Promise<T>;
  readonly booked: (builder: BookingBuilder) => Promise<ArrangedBooking>;
  /** The course of a booking as its record has it now. */
  readonly courseIdOf: (bookingId: number) => Promise<number | null | undefined>;
  /** as many minutes later, whatever fell due is done. */
  readonly later: (minutes: number) => Promise<void>;
}

/** A backend in which Amara, signed in, has no bookings in Brightwater but those that the test arranges. */
export const bookedHouse = async (atMs?: number, options: InProcessOptions = {}): Promise<Booked> => {
  const clock = handClock(atMs);
  const visitor = await house({ ...options, now: clock.now });
  const arrange: Booked['arrange'] = (work) =>
    visitor.backend.write((db) => work({ db, nowMs: visitor.backend.nowMs() }));
  await arrange(({ db }) =>
    db.tables.bookings.removeWhere(
      ({ user_id, organisation_id }) => user_id === amaraOsei.id && organisation_id === brightwater.organisation_id,
    ),
  );
  await visitor.demo.as(amaraOsei.email);
  return {
    ...visitor,
    clock,
    arrange,
    nowUnix: () => Math.floor(visitor.backend.nowMs() / 1000),
    submit: (body, headers) => visitor.post('bookings?organisation_id=1', body, headers),
    booked: (builder) => arrange((stage) => builder.arrange(stage)),
    courseIdOf: (bookingId) => visitor.backend.read((db) => db.tables.bookings.get(bookingId)?.course_id),
    later: async (minutes) => {
      clock.pass(minutes * 60_000);
      await visitor.backend.read(() => undefined);
    },
  };
};

/** The messages of a 422 by field. */
export const errorsOf = ({ body }: Reply): Readonly<Record<string, readonly string[]>> =>
  (body as { readonly errors?: Record<string, readonly string[]> } | null)?.errors ?? {};
