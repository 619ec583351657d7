import { describe, expect, test } from 'vitest';
import type { Basket } from '#contracts/commerce/basket.schema.ts';
import { onlineAtTheEndOfAChain, workshopFreeToMove, workshopInThreeWeeks } from '#fixtures/bookings/bookings.ts';
import { amaraOsei, lukeFenwick, tomWhitfield } from '#fixtures/people.ts';
import { house } from '../testing/visit.ts';

const order = (over: object = {}) => ({
  organisation_id: 1,
  products: [{ id: 176, quantity: 2, meta_data: { url: '/bookings' } }],
  back_url: '/bookings',
  complete_url: '/bookings?paid=1',
  notes: '<ul></ul>',
  ...over,
});

const as = async (email = amaraOsei.email) => {
  const visitor = await house();
  await visitor.demo.as(email);
  const open = async (over: object = {}, headers = {}): Promise<number> =>
    ((await visitor.post('baskets', order(over), headers)).body as { readonly id: number }).id;
  return { ...visitor, open, byNumber: async (id: number) => (await visitor.get(`baskets/${id}`)).body as Basket };
};

test('R-34: the total is the shop’s own, in pounds, and the key is not to be guessed', async () => {
  const visitor = await as();
  const basket = await visitor.byNumber(await visitor.open());
  expect(basket).toMatchObject({
    total: 144,
    products: [{ name: 'Late cancellation fee', price: { value_inc_tax: 72 }, quantity: 2 }],
    organisation: { organisation_id: 1 },
    customer: null,
    complete_url: '/bookings?paid=1',
    back_url: '/bookings',
  });
  expect(basket.key).toMatch(/^bkt-[0-9a-f]{16}$/);
  expect((await visitor.get(`commerce/baskets/${basket.key}`)).body).toEqual(basket);
});

test('R-34: every line is charged, so often as it is ordered', async () => {
  const visitor = await as();
  await visitor.backend.write((db) => db.tables.products.update(1101, { price_inc_tax: 10.5 }));
  const line = (id: number, quantity: number) => ({ id, quantity, meta_data: { url: '/bookings' } });
  const { total } = await visitor.byNumber(await visitor.open({ products: [line(176, 2), line(1101, 3)] }));
  expect(total).toBe(2 * 72 + 3 * 10.5);
});

test('a price that changes later does not change what was agreed', async () => {
  const visitor = await as();
  const id = await visitor.open();
  await visitor.backend.write((db) => db.tables.products.update(176, { price_inc_tax: 99.99 }));
  expect((await visitor.byNumber(id)).total).toBe(144);
  expect((await visitor.byNumber(await visitor.open())).total).toBe(199.98);
});

test.each([
  ['a product that there is not', { products: [{ id: 1, quantity: 1, meta_data: { url: '/' } }] }, 'products.0.id'],
  [
    'a product of another organisation',
    {
      products: [
        { id: 176, quantity: 1, meta_data: { url: '/' } },
        { id: 228, quantity: 1, meta_data: { url: '/' } },
      ],
    },
    'products.1.id',
  ],
  [
    'none at all of a product',
    { products: [{ id: 176, quantity: 0, meta_data: { url: '/' } }] },
    'products.0.quantity',
  ],
  ['no product', { products: [] }, 'products'],
  ['nowhere to go on', { complete_url: '' }, 'complete_url'],
])('R-34: 422: %s', async (_, over, field) => {
  const visitor = await as();
  const { status, body } = await visitor.post('baskets', order(over));
  expect([status, Object.keys((body as { readonly errors: object }).errors)]).toEqual([422, [field]]);
});

test('R-34: nobody buys in an organisation that they are not in', async () => {
  const visitor = await as(lukeFenwick.email);
  expect((await visitor.post('baskets', order())).status).toBe(403);
});

test('0083: repeated under its key, it is the same basket', async () => {
  const visitor = await as();
  const key = { 'idempotency-key': 'a-key-of-one-intention' };
  expect(await visitor.open({}, key)).toBe(await visitor.open({}, key));
  expect(await visitor.open()).not.toBe(await visitor.open());
});

test('0206: somebody else’s basket is unknown, to every call', async () => {
  const visitor = await as();
  const { id = 0, key } = await visitor.byNumber(await visitor.open());
  await visitor.demo.as(tomWhitfield.email);
  const customer = {
    email: 'tom@demo.example',
    first_name: 'Tom',
    last_name: 'Whitfield',
    address_line_1: 'Unspecified',
    address_postcode: 'Unspecified',
  };
  const answered = [
    await visitor.get(`baskets/${id}`),
    await visitor.get(`commerce/baskets/${key}`),
    await visitor.get(`commerce/baskets/${key}/payment/intent`),
    await visitor.post(`commerce/baskets/${key}/customer`, customer),
  ];
  expect(answered.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('F-02: a basket has one payment, whenever it is asked for; each basket another', async () => {
  const visitor = await as();
  const payment = async (id: number) =>
    (
      (await visitor.get(`commerce/baskets/${(await visitor.byNumber(id)).key}/payment/intent`)).body as {
        readonly client_secret: string;
      }
    ).client_secret;
  const [one, other] = [await visitor.open(), await visitor.open()];
  expect(await payment(one)).toBe(await payment(one));
  expect(await payment(one)).not.toBe(await payment(other));
});

test('F-08: a payment is counted in an organisation that one is in', async () => {
  const visitor = await as();
  const body = (organisation_id: number) => ({
    organisation_id,
    data: { type: 'payment', basket: 'bkt-1', total: 144 },
  });
  expect((await visitor.post('me/analytics', body(1))).status).toBe(204);
  expect((await visitor.post('me/analytics', body(12))).status).toBe(403);
});

describe('0290: a payment for nothing is given out to nobody', () => {
  const { booking_id } = workshopInThreeWeeks;
  const feeOrder = { products: [{ id: 176, quantity: 1, meta_data: { url: '/bookings', booking_ids: [booking_id] } }] };
  const waiting = async () => {
    const visitor = await as();
    const id = await visitor.open(feeOrder);
    const { key } = await visitor.byNumber(id);
    const ask = () => visitor.get(`commerce/baskets/${key}/payment/intent`);
    const unschedule = () => visitor.backend.write((db) => db.tables.bookings.update(booking_id, { course_id: null }));
    return { ...visitor, id, ask, unschedule };
  };

  test('while its bookings have their dates it is given out', async () => {
    expect((await (await waiting()).ask()).status).toBe(200);
  });

  test('not while one of them is being changed, nor once that is done', async () => {
    const { demo, get } = await as();
    await demo.scenario('a basket waits whose booking is being changed');
    await demo.as(amaraOsei.email);
    const ask = async () => (await get('commerce/baskets/bkt-c0d1e2f3a4b5/payment/intent')).status;
    expect(await ask()).toBe(409);
    await demo.clock.advance('4m');
    expect(await ask()).toBe(409);
  });

  test('not once one of them has no date any more', async () => {
    const { ask, unschedule } = await waiting();
    await unschedule();
    expect(await ask()).toMatchObject({
      status: 409,
      body: { message: 'The bookings of this basket are being changed already, or have no date any more.' },
    });
  });

  test('not once one of them is somebody else’s', async () => {
    const { ask, backend } = await waiting();
    await backend.write((db) => db.tables.bookings.update(booking_id, { user_id: tomWhitfield.id }));
    expect((await ask()).status).toBe(409);
  });

  test('a change of other bookings stands before nothing', async () => {
    const { ask, post } = await waiting();
    const other = { unbook: [workshopFreeToMove.booking_id, onlineAtTheEndOfAChain.booking_id], confirm: true };
    expect((await post('bookings?organisation_id=1', other)).status).toBe(202);
    expect((await ask()).status).toBe(200);
  });

  test.each([
    ['requires_action', 200],
    ['processing', 200],
    ['requires_payment_method', 409],
    ['canceled', 409],
  ])('a payment that is %s: %i', async (status, expected) => {
    const { ask, unschedule, backend, id } = await waiting();
    await backend.write((db) =>
      db.tables.baskets.update(id, { intent: { id: 'pi_1', client_secret: 'pi_1_secret_1', status } }),
    );
    await unschedule();
    expect((await ask()).status).toBe(expected);
  });

  test('what was paid is given out, whatever became of its bookings', async () => {
    const { ask, unschedule, backend, id } = await waiting();
    await backend.write((db) => db.tables.baskets.update(id, { paid_at: 1 }));
    await unschedule();
    expect((await ask()).status).toBe(200);
  });
});
