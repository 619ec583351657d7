import { authenticatedGet, authenticatedPost, Id, Key, OWN_ERRORS } from '../endpoint-presets.ts';
import { Basket, CreatedBasket, Customer, NewBasket, PaymentIntent } from './basket.schema.ts';

export const createBasket = authenticatedPost({
  name: 'createBasket',
  number: 'X-035',
  description: 'Opens a basket of products to be paid for, with where to go on afterwards (R-34).',
  path: 'baskets',
  viewing: 'named',
  body: NewBasket,
  reply: CreatedBasket,
  errors: { preset: 'silent' },
  idempotencyKey: 'assumed',
});

export const getBasket = authenticatedGet({
  name: 'getBasket',
  number: 'X-036',
  description: 'A basket by its number; it brings the key that the calls of a payment want (R-34).',
  path: 'baskets/{id}',
  params: Id,
  reply: Basket,
  errors: { preset: 'silent' },
  contract: 'assumed',
});

export const getCommerceBasket = authenticatedGet({
  name: 'getCommerceBasket',
  number: 'X-037',
  description: 'What is to be paid for, and how much it is in pounds (F-01).',
  path: 'commerce/baskets/{key}',
  params: Key,
  reply: Basket,
  errors: { preset: 'tray' },
});

export const attachCustomer = authenticatedPost({
  name: 'attachCustomer',
  number: 'X-038',
  description: 'Says who pays for the basket (R-34).',
  path: 'commerce/baskets/{key}/customer',
  viewing: 'named',
  params: Key,
  body: Customer,
  reply: Basket,
  errors: { preset: 'silent' },
});

export const getPaymentIntent = authenticatedGet({
  name: 'getPaymentIntent',
  number: 'X-039',
  description:
    'The payment of a basket at the card provider: one for each basket, the same whenever it is asked for (F-02). Not while it would pay for nothing.',
  path: 'commerce/baskets/{key}/payment/intent',
  params: Key,
  reply: PaymentIntent,
  // F-02: the flow's own sentence for every failure (0206).
  errors: OWN_ERRORS,
});
