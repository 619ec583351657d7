import { test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import { attachCustomer, createBasket, getBasket, getCommerceBasket, getPaymentIntent } from './commerce.endpoints.ts';

type Basket = WireReplyOf<typeof getCommerceBasket>;

const basket: Basket = {
  id: 4410,
  key: 'bkt-a1f0c3d29b64',
  total: 216,
  products: [{ name: 'Late cancellation fee', price: { value_inc_tax: 72 }, quantity: 3 }],
  organisation: { organisation_id: 1, name: 'Brightwater Dental Academy' },
};

const amara = {
  email: 'amara.osei@demo.example',
  first_name: 'Amara',
  last_name: 'Osei',
  address_line_1: 'Unspecified',
  address_postcode: 'Unspecified',
};

/** What decides in a basket: what is charged. */
const PROVES = ['total', 'products.quantity', 'products.price.value_inc_tax'] as const;
const RETURNS = { id: 'id', key: 'key', 'organisation.organisation_id': 'organisation_id' };

const order = (id: number) => ({
  organisation_id: 1,
  products: [{ id, quantity: 1, meta_data: { url: '/bookings' } }],
  back_url: '/bookings',
  complete_url: '/bookings?paid=1',
  notes: '<ul><li>Decontamination Practical</li></ul>',
});

const KEY = '9c1b7a4e2f8d46a0b5c3d1e0f7a69482';
const NOT_SOLD = 'The selected products.0.id is invalid.';
const unknown = (name: number | string) => ({
  status: 404,
  refusal: { message: `No query results for model [Basket] ${name}` },
});

test('R-34: opens a basket of a product', () =>
  pins({
    state: 'a product is for sale',
    does: 'opens a basket',
    endpoint: createBasket,
    request: { body: order(176) },
    replies: {
      status: 200,
      proves: { nothing: 'the number of a new basket is the server’s to choose' },
      body: { id: 1_000_001 },
    },
  }));

test('0290: a basket for a late fee says which bookings it is for', () =>
  pins({
    state: 'a product is for sale',
    does: 'opens a basket for the bookings that lose their dates',
    endpoint: createBasket,
    request: {
      body: {
        ...order(176),
        products: [{ id: 176, quantity: 1, meta_data: { url: '/bookings', booking_ids: [2103] } }],
      },
    },
    replies: {
      status: 200,
      proves: { nothing: 'the number of a new basket is the server’s to choose' },
      body: { id: 1_000_001 },
    },
  }));

test('R-34: a product of another organisation is refused', () =>
  pins({
    state: 'a product is for sale',
    does: 'opens a basket of what the organisation does not sell',
    endpoint: createBasket,
    request: { body: order(228) },
    replies: { status: 422, refusal: { message: NOT_SOLD, errors: { 'products.0.id': [NOT_SOLD] } } },
  }));

test('0083: opening that is repeated with its Idempotency-Key finds the same basket', () =>
  pins({
    state: 'a basket was opened under an idempotency key',
    does: 'repeats the opening of a basket under its key',
    endpoint: createBasket,
    idempotencyKey: KEY,
    request: { body: order(176) },
    replies: {
      status: 200,
      proves: { nothing: 'the number of the same basket is returned' },
      returns: { id: 'id' },
      body: { id: 1_000_001 },
    },
  }));

test('R-34, X-036: a basket by its number brings its key', () =>
  pins({
    state: 'a basket waits to be paid',
    does: 'reads a basket by its number',
    endpoint: getBasket,
    request: { params: { id: 4410 } },
    replies: { status: 200, proves: PROVES, returns: RETURNS, body: basket },
  }));

test('X-036: somebody else’s basket is a 404', () =>
  pins({
    state: 'a basket waits to be paid',
    does: 'reads somebody else’s basket by its number',
    endpoint: getBasket,
    request: { params: { id: 4411 } },
    replies: unknown(4411),
  }));

test('F-01: what is to be paid', () =>
  pins({
    state: 'a basket waits to be paid',
    does: 'reads a basket by its key',
    endpoint: getCommerceBasket,
    request: { params: { key: 'bkt-a1f0c3d29b64' } },
    replies: { status: 200, proves: PROVES, returns: RETURNS, body: basket },
  }));

test('X-037: where to go on, as whoever opened the basket said', () =>
  pins({
    state: 'a basket waits to be paid',
    does: 'reads where to go on after a payment',
    endpoint: getCommerceBasket,
    request: { params: { key: 'bkt-a1f0c3d29b64' } },
    replies: {
      status: 200,
      proves: ['complete_url', 'back_url'],
      returns: RETURNS,
      body: { ...basket, complete_url: '/bookings?paid=1', back_url: '/bookings' },
    },
  }));

test('F-01: somebody else’s key opens nothing', () =>
  pins({
    state: 'a basket waits to be paid',
    does: 'reads somebody else’s basket by its key',
    endpoint: getCommerceBasket,
    request: { params: { key: 'bkt-f7e6d5c4b3a2' } },
    replies: unknown('bkt-f7e6d5c4b3a2'),
  }));

test('R-34: the customer is in the basket that comes back', () =>
  pins({
    state: 'a basket waits to be paid',
    does: 'says who pays',
    endpoint: attachCustomer,
    request: { params: { key: 'bkt-a1f0c3d29b64' }, body: amara },
    replies: {
      status: 200,
      proves: [
        ...PROVES,
        'customer.email',
        'customer.first_name',
        'customer.last_name',
        'customer.address_line_1',
        'customer.address_postcode',
      ],
      returns: RETURNS,
      body: { ...basket, customer: amara },
    },
  }));

test('R-34: somebody else’s basket takes no customer', () =>
  pins({
    state: 'a basket waits to be paid',
    does: 'says who pays for somebody else’s basket',
    endpoint: attachCustomer,
    request: { params: { key: 'bkt-f7e6d5c4b3a2' }, body: amara },
    replies: unknown('bkt-f7e6d5c4b3a2'),
  }));

test('F-02: the payment of a basket is one, whenever it is asked for', () =>
  pins({
    state: 'a basket waits to be paid',
    does: 'asks for the payment of a basket',
    endpoint: getPaymentIntent,
    request: { params: { key: 'bkt-a1f0c3d29b64' } },
    replies: {
      status: 200,
      proves: { nothing: 'the secret of this basket’s payment is returned' },
      returns: { client_secret: 'client_secret' },
      body: { client_secret: 'pi_a1f0c3d29b64_secret_demo' },
    },
  }));

test('F-02: nobody pays with somebody else’s key', () =>
  pins({
    state: 'a basket waits to be paid',
    does: 'asks for the payment of somebody else’s basket',
    endpoint: getPaymentIntent,
    request: { params: { key: 'bkt-f7e6d5c4b3a2' } },
    replies: unknown('bkt-f7e6d5c4b3a2'),
  }));

const LOST = 'The bookings of this basket are being changed already, or have no date any more.';

test('0290: nobody pays for bookings that are being changed already', () =>
  pins({
    state: 'a basket waits whose booking is being changed',
    does: 'asks for the payment of a basket whose booking is being changed',
    endpoint: getPaymentIntent,
    request: { params: { key: 'bkt-c0d1e2f3a4b5' } },
    replies: { status: 409, refusal: { message: LOST } },
  }));

test('0290: nobody pays for bookings that have no date any more', () =>
  pins({
    state: 'a basket waits whose booking has no date any more',
    does: 'asks for the payment of a basket whose booking was unscheduled',
    endpoint: getPaymentIntent,
    request: { params: { key: 'bkt-c0d1e2f3a4b5' } },
    replies: { status: 409, refusal: { message: LOST } },
  }));

test('0290: what was paid can be asked after, whatever became of its bookings', () =>
  pins({
    state: 'a basket is paid whose booking has no date any more',
    does: 'asks after the payment of a basket that has paid',
    endpoint: getPaymentIntent,
    request: { params: { key: 'bkt-c0d1e2f3a4b5' } },
    replies: {
      status: 200,
      proves: { nothing: 'the secret of this basket’s payment is returned' },
      returns: { client_secret: 'client_secret' },
      body: { client_secret: 'pi_c0d1e2f3a4b5_secret_demo' },
    },
  }));
