import * as z from 'zod/mini';
import { maybe } from '../wire.schema.ts';

/**
 * G-23: found by the lookup, or typed by hand. What is stored has such an id; a reply with another one is read all the
 * same.
 */
export const AddressId = z.string().check(z.regex(/^(lookup|manual)_/));

/** ES-15. Months are 1 to 12; the duration is from the two dates, to now where the second is missing (G-26). */
export const Address = z.looseObject({
  id: z.string(),
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

/** a hit of the lookup. */
export const AddressHit = z.looseObject({ id: z.string(), address: z.string() });
