import * as z from 'zod/mini';
import { Price } from '../commerce/product.schema.ts';
import { mapOf, maybe, WireDate } from '../wire.schema.ts';

/** T-04: 'p/month', or 'every 3 months'. What a server leaves out is not shown (0320). */
export const Plan = z.looseObject({ interval: maybe(z.string()), interval_count: maybe(z.number()) });
export type Plan = z.output<typeof Plan>;

/** The card that pays, as the provider tells it; assumed (0319). */
export const Card = z.looseObject({
  brand: maybe(z.string()),
  last4: z.string(),
  exp_month: maybe(z.number()),
  exp_year: maybe(z.number()),
});
export type Card = z.output<typeof Card>;

/**
 * A new card that its holder must confirm at their bank; assumed (0319). The client secret stands in no address, log or
 * store.
 */
export const SetupIntent = z.looseObject({ client_secret: z.string(), status: z.string() });
export type SetupIntent = z.output<typeof SetupIntent>;

/** ES-29, T-07. The title is the name of the first product. */
export const Subscription = z.looseObject({
  id: z.number(),
  name: maybe(z.string()),
  price: maybe(Price),
  plan: maybe(mapOf(Plan)),
  status: z.string(),
  basket: maybe(z.looseObject({ products: z.array(z.looseObject({ name: z.string() })) })),
  next_payment_at: maybe(WireDate),
  cancel_at_period_end: maybe(z.boolean()),
  cancel_at: maybe(WireDate),
  /** The provider's name for what pays: tells whether a card that was sent counts. */
  payment_method: maybe(z.string()),
  card: maybe(Card),
  /** Stands while a new card waits for its holder; the former one pays meanwhile. */
  setup_intent: maybe(SetupIntent),
});
export type Subscription = z.output<typeof Subscription>;

/** The reply to X-099. */
export const SubscriptionList = z.looseObject({ data: z.array(Subscription) });

/** ES-30, T-08. `total` is in pence, unlike a basket's (T-11). */
export const Invoice = z.looseObject({
  number: z.string(),
  total: z.number(),
  created: maybe(WireDate),
  start: maybe(WireDate),
  end: maybe(WireDate),
  status: z.string(),
});
export type Invoice = z.output<typeof Invoice>;

/** A plan on offer (T-01); pounds, tax included. `includes`: what is in it, line by line. */
export const PlanOffer = z.looseObject({
  id: z.number(),
  name: z.string(),
  short_description: maybe(z.string()),
  includes: maybe(z.array(z.string())),
  price: Price,
  plan: maybe(mapOf(Plan)),
});
export type PlanOffer = z.output<typeof PlanOffer>;

/** The reply to X-097: whose plans they are, and the plans (0318). */
export const Plans = z.looseObject({
  /** Of the organisation. */
  name: z.string(),
  organisation_id: maybe(z.number()),
  colour_primary: maybe(z.string()),
  plans: z.array(PlanOffer),
});
export type Plans = z.output<typeof Plans>;

const Text = z.string().check(z.minLength(1), z.maxLength(255));

/** Below the app: it begins with one slash. */
const Address = z.string().check(z.minLength(1), z.maxLength(2000));

/**
 * T-02: who pays, for which plan (one at a time), and where to go on with and without paying. `metadata` as the
 * specification has it.
 */
export const NewSubscription = z.strictObject({
  customer: z.strictObject({ email: Text, first_name: Text, last_name: Text }),
  products: z
    .array(z.strictObject({ id: z.number(), metadata: z.strictObject({ url: z.string() }) }))
    .check(z.minLength(1), z.maxLength(1)),
  back_url: Address,
  complete_url: Address,
});
export type NewSubscription = z.output<typeof NewSubscription>;

/** The reply to X-098. T-03 is the client's to check. */
export const Checkout = z.looseObject({ redirect_url: z.string() });

/** the provider's name for a card, which its own fields make. */
export const NewPaymentMethod = z.strictObject({ payment_method: z.string().check(z.minLength(1), z.maxLength(255)) });
