import * as z from 'zod/mini';
import { LATE_FEE_DAYS } from '#contracts/constants.ts';
import { plural } from '#ui/format/counts.ts';

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
/** How far the ruler reaches: as long as a late fee is due before a workshop (R-31). */
export const RULER_DAYS = LATE_FEE_DAYS;
export const WEEK_DAYS = 7;

/** What a person has booked, by date; nothing for nobody. Throws where the tables have another shape. */
export const datedBookings = (tables: unknown, email: string | null): readonly DatedBooking[] => {
  const { users, bookings, courses, products } = Rows.parse(tables);
  const person = users.find((user) => user.email === email);
  return bookings
    .filter(({ user_id }) => user_id === person?.id)
    .flatMap(({ product_id, course_id }) => {
      const course = courses.find((one) => one.course_id === course_id);
      return course === undefined
        ? []
        : [
            {
              name: products.find((one) => one.product_id === product_id)?.name ?? 'A booking',
              startMs: course.start_date * 1000,
            },
          ];
    })
    .toSorted((first, second) => first.startMs - second.startMs);
};

/** A booking with its share of the ruler's length. */
export type ShownBooking = DatedBooking & { readonly share: number };

/** Those of them that the ruler shows. */
export const onRuler = (bookings: readonly DatedBooking[], nowMs: number): readonly ShownBooking[] =>
  bookings
    .map((booking) => ({ ...booking, share: (booking.startMs - nowMs) / (RULER_DAYS * DAY_MS) }))
    .filter(({ share }) => share > 0 && share <= 1);

/**
 * What a date takes of the ruler's length, in the middle above its booking; the first and the last share at which it
 * clears "now" and the ruler's end.
 */
const [LABEL, FIRST_LABEL, LAST_LABEL] = [0.13, 0.18, 0.82];

/** Those whose date is written above them: it lies on no other text. */
export const withLabels = (shown: readonly ShownBooking[]): ReadonlySet<ShownBooking> => {
  const labelled = new Set<ShownBooking>();
  let from = FIRST_LABEL;
  for (const booking of shown) {
    if (booking.share < from || booking.share > LAST_LABEL) continue;
    labelled.add(booking);
    from = booking.share + LABEL;
  }
  return labelled;
};

const NAMED = 5;

/** What the ruler shows, in words: what is equal once, with its count, and at most five different ones. */
export const rulerText = (shown: readonly ShownBooking[], nowMs: number): string => {
  const groups = [
    ...Map.groupBy(shown, ({ name, startMs }) => `${name} in ${plural(Math.ceil((startMs - nowMs) / DAY_MS), 'day')}`),
  ];
  const named = groups.slice(0, NAMED).map(([text, { length }]) => (length === 1 ? text : `${length} × ${text}`));
  const more = groups.slice(NAMED).reduce((count, [, { length }]) => count + length, 0);
  const booked =
    shown.length === 0 ? 'nothing is booked' : `${named.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
  return `The next ${plural(RULER_DAYS / WEEK_DAYS, 'week')}: ${booked}.`;
};
