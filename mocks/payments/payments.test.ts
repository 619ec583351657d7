import { beforeEach, describe, expect, test } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { type House, house } from '../testing/visit.ts';
import { PROVIDER_API } from './provider-calls.ts';

const KEY = 'bkt-a1f0c3d29b64';
const ID = 'pi_a1f0c3d29b64';
const SECRET = `${ID}_secret_demo`;

let visitor: House;
beforeEach(async () => {
  visitor = await house();
  await visitor.demo.scenario('a basket waits to be paid');
});

const post = async (verb: string, form: Readonly<Record<string, string>>, secret = SECRET) => {
  const response = await visitor.fetch(`${PROVIDER_API}/payment_intents/${ID}/${verb}`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: secret, ...form }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const confirm = (number: string) => post('confirm', { 'payment_method_data[card][number]': number });
const retrieve = async () =>
  (await (await visitor.fetch(`${PROVIDER_API}/payment_intents/${ID}?client_secret=${SECRET}`)).json()) as Record<
    string,
    unknown
  >;
const charges = async () => (await visitor.demo.log()).filter(({ call }) => call === 'charge');
const basket = () => visitor.backend.read((db) => db.tables.baskets.first(({ key }) => key === KEY));

describe('F-12: by the number of the card', () => {
  test('pays: the basket is paid, and money was taken once', async () => {
    expect(await confirm('4242424242424242')).toMatchObject({
      status: 200,
      body: { id: ID, status: 'succeeded', amount: 216_00, currency: 'gbp' },
    });
    expect(await basket()).toMatchObject({ paid_at: expect.any(Number), intent: { status: 'succeeded' } });
    expect(await charges()).toMatchObject([{ body: { amount: 216_00, currency: 'gbp' } }]);
  });

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000009987', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['4000000000009979', 'card_declined', 'stolen_card', 'Your card was declined.'],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
    [
      '4000000000000119',
      'processing_error',
      undefined,
      'An error occurred while processing your card. Try again in a little bit.',
    ],
    [
      '4000000000006975',
      'card_declined',
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ],
    [
      '4111111111111111',
      'card_declined',
      'test_mode_live_card',
      'Your card was declined. Your request was in test mode, but used a non test card.',
    ],
  ])('%s is refused: %s, %s', async (number, code, decline_code, message) => {
    const { status, body } = await confirm(number);
    expect([status, body]).toMatchObject([
      402,
      {
        error: {
          type: 'card_error',
          code,
          message,
          payment_intent: { status: 'requires_payment_method', last_payment_error: { code } },
        },
      },
    ]);
    expect((body['error'] as { readonly decline_code?: string }).decline_code).toBe(decline_code);
    expect([await charges(), (await basket())?.paid_at]).toEqual([[], null]);
    // Another card pays the same payment.
    expect(await confirm('4242424242424242')).toMatchObject({ status: 200, body: { status: 'succeeded' } });
  });

  test('what has succeeded is not taken again', async () => {
    await confirm('4242424242424242');
    expect(await confirm('4242424242424242')).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } } },
    });
    expect(await charges()).toHaveLength(1);
  });

  test('what is under way arrives a minute later, and is not taken again', async () => {
    expect(await confirm('4000009900000004')).toMatchObject({ status: 200, body: { status: 'processing' } });
    expect(await confirm('4242424242424242')).toMatchObject({
      status: 400,
      body: { error: { payment_intent: { status: 'processing' } } },
    });
    expect((await basket())?.paid_at).toBeNull();
    await visitor.demo.clock.advance('61s');
    expect(await retrieve()).toMatchObject({ status: 'succeeded' });
    expect([(await basket())?.paid_at === null, (await charges()).length]).toEqual([false, 1]);
  });
});

describe('F-07: the bank asks the holder', () => {
  test.each(['4000002500003155', '4000002760003184'])(
    '%s: nothing is taken before the holder says yes',
    async (number) => {
      expect(await confirm(number)).toMatchObject({
        status: 200,
        body: { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } },
      });
      expect(await charges()).toEqual([]);
      expect(await post('authenticate', { outcome: 'passed' })).toMatchObject({
        status: 200,
        body: { status: 'succeeded', next_action: null },
      });
      expect(await charges()).toHaveLength(1);
      expect(await post('authenticate', { outcome: 'passed' })).toMatchObject({ body: { status: 'succeeded' } });
      expect(await charges()).toHaveLength(1);
    },
  );

  test('the holder says no: another card may be tried', async () => {
    await confirm('4000002760003184');
    expect(await post('authenticate', { outcome: 'failed' })).toMatchObject({
      status: 402,
      body: {
        error: { code: 'payment_intent_authentication_failure', payment_intent: { status: 'requires_payment_method' } },
      },
    });
    expect(await charges()).toEqual([]);
  });

  test('asked, and then refused', async () => {
    await confirm('4000008260003178');
    expect(await post('authenticate', { outcome: 'passed' })).toMatchObject({
      status: 402,
      body: { error: { decline_code: 'insufficient_funds' } },
    });
  });

  test.each([
    ['Complete authentication', 'succeeded', 1],
    ['Fail authentication', 'failed', 0],
  ])('at the bank’s own page: %s, and back to this host with %s', async (link, status, taken) => {
    const { body } = await confirm('4000000000003220');
    const { url } = (body as { readonly next_action: { readonly redirect_to_url: { readonly url: string } } })
      .next_action.redirect_to_url;
    const query = new URLSearchParams({
      client_secret: SECRET,
      return_url: 'https://elsewhere.example/payment/x?from=bookings',
    });
    const page = await (await visitor.fetch(`http://fake.local${url}?${query.toString()}`)).text();
    const address = new RegExp(`href="([^"]+)">${link}`).exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const back = await visitor.fetch(`http://fake.local${address}`);
    expect([back.status, back.headers.get('location')]).toEqual([
      302,
      `/payment/x?from=bookings&payment_intent=${ID}&payment_intent_client_secret=${SECRET}&redirect_status=${status}`,
    ]);
    expect(await charges()).toHaveLength(taken);
  });
});

describe('what is nobody’s business', () => {
  test('without the secret there is no such payment', async () => {
    expect((await post('confirm', { 'payment_method_data[card][number]': '4242424242424242' }, 'guessed')).status).toBe(
      404,
    );
    expect((await visitor.fetch(`http://fake.local/__payments/bank/${ID}?client_secret=guessed`)).status).toBe(404);
    expect(await charges()).toEqual([]);
  });

  test('the log has neither the number of a card nor a secret', async () => {
    await confirm('4242424242424242');
    const log = JSON.stringify(await visitor.demo.log());
    expect(log).toContain('••••••••••••4242');
    expect(log).not.toMatch(/42424242|secret/);
  });
});

describe('faults of the console', () => {
  test('a lost answer: the money was taken, and the payment says so', async () => {
    await visitor.demo.faults.set([{ call: 'confirmPayment', kind: 'lost' }]);
    await expect(confirm('4242424242424242')).rejects.toThrow('Failed to fetch');
    expect(await retrieve()).toMatchObject({ status: 'succeeded' });
    expect(await charges()).toHaveLength(1);
  });

  test('no line: nothing was taken', async () => {
    await visitor.demo.faults.set([{ call: 'confirmPayment', kind: 'offline' }]);
    await expect(confirm('4242424242424242')).rejects.toThrow('Failed to fetch');
    expect([await charges(), (await retrieve())['status']]).toEqual([[], 'requires_payment_method']);
  });

  test('an error of the provider', async () => {
    await visitor.demo.faults.set([{ call: 'retrievePayment', status: 500 }]);
    expect(await retrieve()).toMatchObject({ error: { type: 'api_error' } });
  });
});

test('F-02: the payment of the API is the one that the provider knows', async () => {
  await visitor.demo.as(amaraOsei.email);
  const first = (await visitor.get(`commerce/baskets/${KEY}/payment/intent`)).body;
  expect(first).toEqual({ client_secret: SECRET });
  await confirm('4242424242424242');
  expect((await visitor.get(`commerce/baskets/${KEY}/payment/intent`)).body).toEqual(first);
});
