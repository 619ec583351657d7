import * as z from 'zod/mini';
import { maybe } from '../wire.schema.ts';
import { Price } from './product.schema.ts';

/** ES-13, F-01. `total` is in pounds. */
export const Basket = z.looseObject({
  id: maybe(z.number()),
  key: z.string(),
  total: z.number(),
  products: z.array(z.looseObject({ code: maybe(z.string()), name: z.string(), price: Price, quantity: maybe(z.number()) })),
  organisation: maybe(z.looseObject({ organisation_id: z.number(), name: z.string() })),
  answers: maybe(z.array(z.unknown())),
  customer: maybe(
    z.looseObject({
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      address_line_1: maybe(z.string()),
      address_postcode: maybe(z.string()),
    }),
  ),
});
export type Basket = z.output<typeof Basket>;
