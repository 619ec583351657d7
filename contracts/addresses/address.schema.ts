import * as z from 'zod/mini';
import { maybe } from '../wire.schema.ts';

/** G-23: found by the lookup, or typed by hand. */
export const AddressId = z.string().check(z.regex(/^(lookup|manual)_/));

/** ES-15. Months are 1 to 12; the duration is from the two dates, to now where the second is missing (G-26). */
export const Address = z.looseObject({
  id: AddressId,
  building_name: maybe(z.string()),
  building_number: maybe(z.string()),
  thoroughfare: z.string(),
  town_or_city: z.string(),
  county: maybe(z.string()),
  postcode: z.string(),
  from_year: maybe(z.number()),
  from_month: maybe(z.number()),
  to_year: maybe(z.number()),
  to_month: maybe(z.number()),
  duration_years: maybe(z.number()),
  duration_months: maybe(z.number()),
});
export type Address = z.output<typeof Address>;

/** a hit of the lookup. Its id is asked for again and says nothing else, so one without a prefix is no harm. */
export const AddressHit = z.looseObject({ id: z.string(), address: z.string() });
