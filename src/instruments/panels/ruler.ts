import * as z from 'zod/mini';
import { LATE_FEE_DAYS } from '#contracts/constants.ts';

/** The rows that the ruler reads, as far as it needs them. */
export const RULER_TABLES = ['users', 'bookings', 'courses', 'products'] as const;

const Rows = z.object({
  users: z.array(z.object({ id: z.number(), email: z.string() })),
  bookings: z.array(z.object({ user_id: z.number(), product_id: z.number(), course_id: z.nullable(z.number()) })),
  courses: z.array(z.object({ course_id: z.number(), start_date: z.number() })),
  products: z.array(z.object({ product_id: z.number(), name: z.string() })),
});

/** A date of a person's bookings. */
export interface DatedBooking {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly startMs: number;
}

export const DAY_MS = 86_400_000;
/** How far the ruler reaches: as long as a late fee is due before a workshop. */
export const RULER_DAYS = LATE_FEE_DAYS;

/** What a person has booked, by date; nothing for nobody. Throws where the tables have another shape. */
export const datedBookings = (tables: unknown, email: string | null): readonly DatedBooking[] => {
  const { users, bookings, courses, products } = Rows.parse(tables);
  const person = users.find((user) => user.email === email);
  return bookings
    .filter(({ user_id }) => user_id === person?.id)
    .flatMap(({ product_id, course_id }) => {
      const course = courses.find((one) => one.course_id === course_id);
      return course === undefined ? [] : [{ name: products.find((one) => one.product_id === product_id)?.name ?? 'A booking', startMs: course.start_date * 1000 }];
    })
    .toSorted((first, second) => first.startMs - second.startMs);
};

/** Those of them that the ruler shows, each with its share of the ruler's length. */
export const onRuler = (bookings: readonly DatedBooking[], nowMs: number): readonly (DatedBooking & { readonly share: number })[] =>
  bookings.map((booking) => ({ ...booking, share: (booking.startMs - nowMs) / (RULER_DAYS * DAY_MS) })).filter(({ share }) => share > 0 && share <= 1);
