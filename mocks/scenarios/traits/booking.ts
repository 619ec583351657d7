import { PRODUCT_TYPES } from '#contracts/bookings/booking.schema.ts';
import { LATE_FEE_DAYS } from '#contracts/constants.ts';
import { brightwater } from '#fixtures/organisations.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type {
  BookingLocationRecord,
  BookingRecord,
  CourseRecord,
  ProductRecord,
} from '#fixtures/records/booking.record.ts';
import { at, type RelativeDate } from '#fixtures/records/relative-date.ts';
import { fromNow, onClock, type TraitStage } from './on-clock.ts';

/** What was written for one booking. `course` is null where it is not scheduled. */
export interface ArrangedBooking {
  readonly booking: BookingRecord;
  readonly product: ProductRecord;
  readonly course: CourseRecord | null;
}

/** A booking as a test or a provider state wants it. Each trait gives a new builder; `arrange` writes the records. */
export interface BookingBuilder {
  readonly of: (person: { readonly id: number }) => BookingBuilder;
  readonly in: (organisation: { readonly organisation_id: number }) => BookingBuilder;
  /** The id that a pact names; a new one otherwise. */
  readonly numbered: (bookingId: number) => BookingBuilder;
  readonly titled: (product: string) => BookingBuilder;
  /** A product of the seeded world in the place of one of its own. */
  readonly forProduct: (product: Pick<ProductRecord, 'product_id'>) => BookingBuilder;
  /** learning at one's own pace; otherwise it is a practical workshop. */
  readonly online: () => BookingBuilder;
  /** Its price with tax. */
  readonly costingPounds: (pounds: number) => BookingBuilder;
  /** bookings of the same person that come before it; they are arranged with it. */
  readonly after: (...others: readonly BookingBuilder[]) => BookingBuilder;
  /** only the team may schedule it. */
  readonly scheduledByTheTeam: () => BookingBuilder;
  readonly unscheduled: () => BookingBuilder;
  /** has a date, by default in eight weeks, later than a late fee reaches. */
  readonly scheduled: () => BookingBuilder;
  /** Scheduled for this long after the clock's now, to the second: `20d`, `-1h`. */
  readonly startingIn: (duration: string) => BookingBuilder;
  /** At this time of that day in London. */
  readonly startingAt: (hour: number, minute?: number) => BookingBuilder;
  /** starts at the last moment that costs a late fee. */
  readonly lateFeeDue: () => BookingBuilder;
  /** began an hour ago. */
  readonly started: () => BookingBuilder;
  /** passed, six weeks ago. */
  readonly completed: () => BookingBuilder;
  readonly atLocation: (location: Pick<BookingLocationRecord, 'location_id'>) => BookingBuilder;
  /** what a late unscheduling costs in its organisation, which must have a late fee. */
  readonly withLateFee: (pounds: number) => BookingBuilder;
  readonly arrange: (stage: TraitStage) => Promise<ArrangedBooking>;
}

interface Traits {
  readonly booking: Pick<BookingRecord, 'user_id' | 'organisation_id' | 'passed' | 'self_schedule'>;
  readonly bookingId: number | null;
  readonly product: Pick<ProductRecord, 'name' | 'type_id' | 'price_inc_tax' | 'study_hours'>;
  readonly productId: number | null;
  readonly start: RelativeDate | null;
  readonly locationId: number | null;
  readonly lateFeePounds: number | null;
  readonly before: readonly BookingBuilder[];
}

const REASON = 'Arranged by traits.';
const IN_EIGHT_WEEKS = '8w';

const setLateFee = async ({ db }: TraitStage, organisationId: number, pounds: number): Promise<void> => {
  const feeProduct = db.tables.organisations.get(organisationId)?.late_fee_product_id ?? null;
  if (feeProduct === null) throw new Error(`Organisation ${organisationId} charges no late fee (R-32).`);
  await db.tables.products.update(feeProduct, { price_inc_tax: pounds });
};

const arrangeProduct = async (
  { db }: TraitStage,
  { product, productId, booking }: Traits,
  prerequisite_ids: number[],
): Promise<ProductRecord> => {
  if (productId === null) {
    const rest = { organisation_id: booking.organisation_id, prerequisite_ids, flex_type: null, flex_id: null };
    return db.tables.products.insert({ product_id: db.nextId(), reason: REASON, ...product, ...rest });
  }
  const seeded = db.tables.products.get(productId);
  if (seeded === undefined) throw new Error(`There is no product ${productId}.`);
  return prerequisite_ids.length === 0 ? seeded : db.tables.products.update(productId, { prerequisite_ids });
};

const arrangeCourse = async (
  stage: TraitStage,
  { start, locationId }: Traits,
  { product_id }: ProductRecord,
): Promise<CourseRecord | null> => {
  if (start === null) return null;
  const { start_date } = onClock(stage, { start_date: start });
  const course = {
    course_id: stage.db.nextId(),
    reason: REASON,
    product_id,
    start_date,
    end_date: null,
    location_id: locationId,
    tutor: null,
    additional_info: null,
    seats: null,
  };
  return stage.db.tables.courses.insert(course);
};

const arrange = async (stage: TraitStage, traits: Traits): Promise<ArrangedBooking> => {
  const prerequisiteIds: number[] = [];
  for (const builder of traits.before) {
    const { product } = await builder.of({ id: traits.booking.user_id }).in(traits.booking).arrange(stage);
    prerequisiteIds.push(product.product_id);
  }
  if (traits.lateFeePounds !== null) await setLateFee(stage, traits.booking.organisation_id, traits.lateFeePounds);
  const product = await arrangeProduct(stage, traits, prerequisiteIds);
  const course = await arrangeCourse(stage, traits, product);
  const booking_id = traits.bookingId ?? stage.db.nextId();
  const of = {
    product_id: product.product_id,
    course_id: course?.course_id ?? null,
    order_number: `ORD-${booking_id}`,
  };
  return {
    booking: await stage.db.tables.bookings.insert({ booking_id, reason: REASON, ...traits.booking, ...of }),
    product,
    course,
  };
};

const withTraits = (traits: Traits): BookingBuilder => {
  const having = (more: Partial<Traits>): BookingBuilder => withTraits({ ...traits, ...more });
  const booked = (more: Partial<Traits['booking']>, rest: Partial<Traits> = {}): BookingBuilder =>
    having({ booking: { ...traits.booking, ...more }, ...rest });
  const selling = (more: Partial<Traits['product']>): BookingBuilder =>
    having({ product: { ...traits.product, ...more } });
  return {
    of: ({ id }) => booked({ user_id: id }),
    in: ({ organisation_id }) => booked({ organisation_id }),
    numbered: (bookingId) => having({ bookingId }),
    titled: (name) => selling({ name }),
    forProduct: ({ product_id }) => having({ productId: product_id }),
    online: () => selling({ type_id: PRODUCT_TYPES.onlineLearning }),
    costingPounds: (price_inc_tax) => selling({ price_inc_tax }),
    after: (...others) => having({ before: [...traits.before, ...others] }),
    scheduledByTheTeam: () => booked({ self_schedule: false }),
    unscheduled: () => booked({ passed: false }, { start: null }),
    scheduled: () => having({ start: traits.start ?? fromNow(IN_EIGHT_WEEKS) }),
    startingIn: (duration) => having({ start: fromNow(duration) }),
    startingAt: (hour, minute) => having({ start: at(traits.start ?? fromNow(IN_EIGHT_WEEKS), hour, minute) }),
    lateFeeDue: () => having({ start: fromNow(`${LATE_FEE_DAYS}d`) }),
    started: () => having({ start: fromNow('-1h') }),
    completed: () => booked({ passed: true }, { start: fromNow('-6w') }),
    atLocation: ({ location_id }) => having({ locationId: location_id }),
    withLateFee: (lateFeePounds) => having({ lateFeePounds }),
    arrange: (stage) => arrange(stage, traits),
  };
};

/**
 * A practical workshop that Amara has booked in Brightwater, hers to schedule and not scheduled yet, until traits say
 * otherwise.
 */
export const booking = (): BookingBuilder =>
  withTraits({
    booking: {
      user_id: amaraOsei.id,
      organisation_id: brightwater.organisation_id,
      passed: false,
      self_schedule: true,
    },
    bookingId: null,
    product: {
      name: 'Arranged Workshop',
      type_id: PRODUCT_TYPES.practicalWorkshop,
      price_inc_tax: 180,
      study_hours: 6,
    },
    productId: null,
    start: null,
    locationId: null,
    lateFeePounds: null,
    before: [],
  });
