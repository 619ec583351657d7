import type { Catalogue } from '#contracts/catalogue.ts';
import type { WireReplyOf } from '#contracts/endpoint.ts';
import type { BasketRecord } from '#fixtures/records/commerce.record.ts';
import type { ProductRecord } from '#fixtures/records/booking.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { hasLostItsBasis } from './basket-basis.ts';
import { membershipOf } from './membership.ts';
import { only } from './pick.ts';
import { randomHex } from './random-hex.ts';
import { forbidden, invalid, notFound, refuse, type Refusal, reply } from './reply.ts';
import type { Rule } from './rule.ts';

type BasketView = WireReplyOf<Catalogue['getCommerceBasket']>;

const inPence = (pounds: number): number => Math.round(pounds * 100);

/** ES-13. The total is what was agreed when the basket was opened; prices are those of the products. */
const basketView = (db: Database, basket: BasketRecord): BasketView => {
  const organisation = db.tables.organisations.get(basket.organisation_id);
  return {
    ...only(basket, ['id', 'key', 'customer']),
    total: basket.total_in_pence / 100,
    products: basket.products.flatMap(({ product_id, quantity }) => {
      const product = db.tables.products.get(product_id);
      return product === undefined
        ? []
        : [{ code: `P-${product_id}`, name: product.name, price: { value_inc_tax: product.price_inc_tax }, quantity }];
    }),
    organisation: organisation === undefined ? null : only(organisation, ['organisation_id', 'name']),
    answers: [],
    complete_url: basket.complete_url ?? null,
    back_url: basket.back_url ?? null,
  };
};

/** Somebody else's basket is as unknown as one that there is not: whether it exists is nobody's business. */
const ownBasket = (db: Database, user: UserRecord, name: number | string): BasketRecord | Refusal =>
  db.tables.baskets.first((basket) => basket.user_id === user.id && (basket.id === name || basket.key === name)) ??
  notFound('Basket', name);

/** What the organisation does not sell is refused, product by product. */
export const createBasket: Rule<Catalogue['createBasket']> = async ({ db, user, body }) => {
  if (membershipOf(db, user.id, body.organisation_id) === undefined) return forbidden();
  const sold = body.products.map(({ id }): ProductRecord | undefined =>
    db.tables.products.first(
      (product) => product.product_id === id && product.organisation_id === body.organisation_id,
    ),
  );
  const errors = sold.flatMap((product, nth) =>
    product === undefined ? [[`products.${nth}.id`, [`The selected products.${nth}.id is invalid.`]] as const] : [],
  );
  if (errors.length > 0) return invalid(Object.fromEntries(errors));
  const { id } = await db.tables.baskets.insert({
    id: db.nextId(),
    reason: 'Opened by its owner.',
    key: `bkt-${randomHex()}`,
    user_id: user.id,
    ...only(body, ['organisation_id', 'notes', 'complete_url', 'back_url']),
    products: body.products.map((product) => ({ product_id: product.id, quantity: product.quantity })),
    booking_ids: body.products.flatMap(({ meta_data }) => meta_data.booking_ids ?? []),
    total_in_pence: sold.reduce(
      (sum, product, nth) => sum + inPence(product?.price_inc_tax ?? 0) * (body.products[nth]?.quantity ?? 0),
      0,
    ),
    customer: null,
    intent: null,
    paid_at: null,
    spent_at: null,
  });
  return reply(200, { id });
};

/** */
export const getBasket: Rule<Catalogue['getBasket']> = ({ db, user, params }) => {
  const found = ownBasket(db, user, params.id);
  return 'kind' in found ? found : reply(200, basketView(db, found));
};

/** */
export const getCommerceBasket: Rule<Catalogue['getCommerceBasket']> = ({ db, user, params }) => {
  const found = ownBasket(db, user, params.key);
  return 'kind' in found ? found : reply(200, basketView(db, found));
};

/** */
export const attachCustomer: Rule<Catalogue['attachCustomer']> = async ({ db, user, params, body }) => {
  const found = ownBasket(db, user, params.key);
  return 'kind' in found
    ? found
    : reply(200, basketView(db, await db.tables.baskets.update(found.id, { customer: body })));
};

/**
 * the first call makes the payment of the basket, every later one finds it, paid or not. A call that reads, and
 * writes once. Where paying would be for nothing, 409 (0290).
 */
export const getPaymentIntent: Rule<Catalogue['getPaymentIntent']> = async ({ db, user, params }) => {
  const found = ownBasket(db, user, params.key);
  if ('kind' in found) return found;
  if (hasLostItsBasis(db, found))
    return refuse(409, 'The bookings of this basket are being changed already, or have no date any more.');
  if (found.intent !== null) return reply(200, { client_secret: found.intent.client_secret });
  const id = `pi_${randomHex()}`;
  const client_secret = `${id}_secret_${randomHex()}`;
  await db.tables.baskets.update(found.id, { intent: { id, client_secret, status: 'requires_payment_method' } });
  return reply(200, { client_secret });
};
