import * as z from 'zod/mini';
import { mapOf, maybe, WireDate } from '../wire.schema.ts';

/** a dated workshop, or learning at one's own pace. */
export const PRODUCT_TYPES = { practicalWorkshop: 100_000_001, onlineLearning: 100_000_002 } as const;

const ProductType = z.looseObject({ type_id: z.number(), name: z.string() });
const FlexEntity = z.looseObject({ study_hours: maybe(z.number()) });

/** a product that comes before or after; joined on `product_id`. */
export const BookingLink = z.looseObject({
  product_id: z.number(),
  name: z.string(),
  type: maybe(ProductType),
  flex_id: maybe(z.number()),
  flex_type: maybe(z.string()),
  flex_entity: maybe(mapOf(FlexEntity)),
});
export type BookingLink = z.output<typeof BookingLink>;

/** */
export const Venue = z.looseObject({
  name: z.string(),
  street: maybe(z.string()),
  city: maybe(z.string()),
  postcode: maybe(z.string()),
  telephone: maybe(z.string()),
  website: maybe(z.string()),
});

/** a date of a product. */
export const Course = z.looseObject({
  start_date: WireDate,
  end_date: maybe(WireDate),
  location: maybe(z.looseObject({ name: z.string() })),
  venue: maybe(Venue),
  tutor: maybe(z.looseObject({ first_name: z.string(), last_name: z.string() })),
  additional_info: maybe(z.string()),
});
export type Course = z.output<typeof Course>;

/** ES-26. */
export const Booking = z.looseObject({
  booking_id: z.number(),
  product: z.looseObject({
    product_id: z.number(),
    name: z.string(),
    type: ProductType,
    flex_entity: maybe(mapOf(FlexEntity)),
  }),
  course: maybe(Course),
  passed: maybe(z.boolean()),
  self_schedule: maybe(z.boolean()),
  prerequisites: maybe(z.array(BookingLink)),
  dependencies: maybe(z.array(BookingLink)),
  order: maybe(
    mapOf(
      z.looseObject({ number: maybe(z.string()), organisation: maybe(z.string()), study_hours: maybe(z.number()) }),
    ),
  ),
});
export type Booking = z.output<typeof Booking>;

/** a date to choose from. `seats_left` null: as many as want to come. */
export const CourseDate = z.extend(Course, { course_id: z.number(), seats_left: maybe(z.number()) });
export type CourseDate = z.output<typeof CourseDate>;

/** The chosen bookings and those that they pull in, each once. */
const BookingIds = z.array(z.int()).check(z.minLength(1));

/** what is hidden is left out. */
const NewDates = {
  /** A `location_id`; required where a workshop is involved. */
  location: z.optional(z.int()),
  /** `YYYY-MM-DD`, a day in London. */
  available_from: z.string(),
  email_confirmation: z.optional(z.boolean()),
};

/** bookings that get dates, get other dates, or lose them. */
export const BookingSubmission = z.union([
  z.strictObject({ book: BookingIds, ...NewDates }),
  z.strictObject({ rebook: BookingIds, ...NewDates }),
  z.strictObject({
    unbook: BookingIds,
    /** has to be true. */
    confirm: z.optional(z.boolean()),
    email_confirmation: z.optional(z.boolean()),
    /** charges no late fee; refused to whoever may not waive it. */
    waive_fee: z.optional(z.boolean()),
  }),
]);
export type BookingSubmission = z.output<typeof BookingSubmission>;

/** ES-27. */
export const BookingLocation = z.looseObject({ location_id: z.number(), name: z.string() });
export type BookingLocation = z.output<typeof BookingLocation>;
