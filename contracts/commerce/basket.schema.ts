import * as z from 'zod/mini';
import { maybe } from '../wire.schema.ts';
import { Price } from './product.schema.ts';

/** Who pays, as X-038 takes it. Addresses that nobody asked for are the word 'Unspecified'. */
export const Customer = z.strictObject({
  email: z.string().check(z.minLength(1)),
  first_name: z.string().check(z.minLength(1)),
  last_name: z.string().check(z.minLength(1)),
  address_line_1: z.string().check(z.minLength(1)),
  address_postcode: z.string().check(z.minLength(1)),
});
export type Customer = z.output<typeof Customer>;

/** ES-13, F-01. `total` is in pounds. */
export const Basket = z.looseObject({
  id: maybe(z.number()),
  key: z.string(),
  total: z.number(),
  products: z.array(
    z.looseObject({ code: maybe(z.string()), name: z.string(), price: Price, quantity: maybe(z.number()) }),
  ),
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
  /** Where somebody goes on after paying, and without paying, as whoever opened the basket said. */
  complete_url: maybe(z.string()),
  back_url: maybe(z.string()),
});
export type Basket = z.output<typeof Basket>;

const Address = z.string().check(z.minLength(1), z.maxLength(2000));

/** What a product of a basket is for: where it was ordered, and which bookings lose their dates once a late fee is paid. */
const ProductMeta = z.strictObject({ url: z.string(), booking_ids: z.optional(z.array(z.number())) });

/** What is to be paid for. `notes` is HTML, escaped by whoever wrote it. */
export const NewBasket = z.strictObject({
  organisation_id: z.number(),
  products: z
    .array(z.strictObject({ id: z.number(), quantity: z.int().check(z.minimum(1)), meta_data: ProductMeta }))
    .check(z.minLength(1)),
  back_url: Address,
  complete_url: Address,
  notes: z.string(),
});
export type NewBasket = z.output<typeof NewBasket>;

/** The reply to a new basket: its number alone; its key comes with X-036. */
export const CreatedBasket = z.looseObject({ id: z.number() });

/** F-02: what the card provider confirms a payment with. A secret: it stands in no address, log or store. */
export const PaymentIntent = z.looseObject({ client_secret: z.string() });
