import * as z from 'zod/mini';
import { Price } from '../commerce/product.schema.ts';
import { maybe, WireDate } from '../wire.schema.ts';

/** T-04: 'p/month', or 'every 3 months'. */
export const Plan = z.looseObject({ interval: z.string(), interval_count: z.number() });
export type Plan = z.output<typeof Plan>;

/** ES-29, T-07. The title is the name of the first product. */
export const Subscription = z.looseObject({
  id: z.number(),
  name: maybe(z.string()),
  price: Price,
  plan: Plan,
  status: z.string(),
  basket: maybe(z.looseObject({ products: z.array(z.looseObject({ name: z.string() })) })),
  next_payment_at: maybe(WireDate),
  cancel_at_period_end: maybe(z.boolean()),
  cancel_at: maybe(WireDate),
});
export type Subscription = z.output<typeof Subscription>;

/** ES-30, T-08. `total` is in pence, unlike a basket's (T-11). */
export const Invoice = z.looseObject({
  number: z.string(),
  total: z.number(),
  created: WireDate,
  start: maybe(WireDate),
  end: maybe(WireDate),
  status: z.string(),
});
export type Invoice = z.output<typeof Invoice>;

/** a plan on offer, assumed. */
export const PlanOffer = z.looseObject({
  id: z.number(),
  name: z.string(),
  short_description: maybe(z.string()),
  price: Price,
  plan: Plan,
});
export type PlanOffer = z.output<typeof PlanOffer>;
