// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { house, type House } from '../../testing/visit.ts';
import { PROVIDER_API } from '../provider-calls.ts';
import type { ElementsGroup, GroupOptions } from './elements-group.ts';
import { createStandIn } from './stripe.ts';

const SECRET = 'pi_a1f0c3d29b64_secret_demo';
const confirmParams = { return_url: 'https://learn.example/payment/x' };

let door: House;
let stripe: ReturnType<ReturnType<typeof createStandIn>>;
beforeEach(async () => {
  door = await house();
  await door.demo.scenario('a basket waits to be paid');
  stripe = createStandIn({
    document,
    fetch: (input, init) => door.fetch(input as string, init),
    api: PROVIDER_API,
    navigate: () => undefined,
  })('pk_test');
});
afterEach(() => document.body.replaceChildren());

const charges = async () => (await door.demo.log()).filter(({ call }) => call === 'charge').length;

/** A wallet on the page whose sheet is confirmed, and what `pay` came to within that event. */
const byWallet = async <T>(options: GroupOptions, pay: (elements: ElementsGroup) => Promise<T>): Promise<T> => {
  const elements = stripe.elements(options);
  const wallet = elements.create('expressCheckout');
  const container = document.createElement('div');
  document.body.append(container);
  wallet.mount(container);
  const paid = new Promise<T>((resolve, reject) => {
    wallet.on('confirm', () => pay(elements).then(resolve, reject));
  });
  (
    await vi.waitFor(() => container.querySelector('button') ?? Promise.reject(new Error('no button')), { interval: 1 })
  ).click();
  (
    await vi.waitFor(
      () => document.querySelector<HTMLElement>('[role=dialog] button') ?? Promise.reject(new Error('no sheet')),
      { interval: 1 },
    )
  ).click();
  return paid;
};

const submitAndConfirm = (clientSecret?: string) => async (elements: ElementsGroup) => {
  await elements.submit();
  return stripe.confirmPayment({ elements, confirmParams, ...(clientSecret === undefined ? {} : { clientSecret }) });
};

describe('B-5: what the provider takes', () => {
  test('elements with the secret of the payment', async () => {
    expect(await byWallet({ clientSecret: SECRET }, submitAndConfirm())).toMatchObject({
      paymentIntent: { status: 'succeeded' },
    });
    expect(await charges()).toBe(1);
  });

  test('elements without a payment, with its methods and its amount', async () => {
    expect(
      await byWallet({ mode: 'payment', amount: 216_00, paymentMethodTypes: ['card'] }, submitAndConfirm(SECRET)),
    ).toMatchObject({ paymentIntent: { status: 'succeeded' } });
  });
});

describe('B-5: what the provider refuses', () => {
  test.each<[string, GroupOptions, string]>([
    [
      'other methods than the payment’s',
      { mode: 'payment', amount: 216_00 },
      'The provided payment_method_types (["card", "link"]) does not match the expected payment_method_types (["card"]).',
    ],
    [
      'another amount than the payment’s',
      { mode: 'payment', amount: 1_00, paymentMethodTypes: ['card'] },
      'The provided amount (100) does not match the expected amount (21600).',
    ],
  ])('%s', async (_, options, message) => {
    expect(await byWallet(options, submitAndConfirm(SECRET))).toEqual({
      error: { type: 'invalid_request_error', message },
    });
    expect(await charges()).toBe(0);
  });

  test.each<[string, GroupOptions, (elements: ElementsGroup) => Promise<unknown>, string]>([
    [
      'another secret than that of the elements',
      { clientSecret: SECRET },
      submitAndConfirm('pi_1_secret_2'),
      'is not the one that elements were created with',
    ],
    [
      'no submission before',
      { clientSecret: SECRET },
      (elements) => stripe.confirmPayment({ elements, confirmParams }),
      'elements.submit() must be called before stripe.confirmPayment()',
    ],
    [
      'no secret at all',
      { mode: 'payment', amount: 216_00, paymentMethodTypes: ['card'] },
      submitAndConfirm(),
      'You must pass in a clientSecret when calling stripe.confirmPayment().',
    ],
    [
      'an option that there is not',
      { clientSecret: SECRET },
      (elements) => stripe.confirmPayment({ elements, confirmParams, amount: 1 } as never),
      'Unrecognized confirmPayment() parameter: amount is not a recognized parameter.',
    ],
  ])('%s', async (_, options, pay, message) => {
    await expect(byWallet(options, pay)).rejects.toThrow(message);
    expect(await charges()).toBe(0);
  });

  test('a confirmation after the event of the sheet is over', async () => {
    const elements = await byWallet({ clientSecret: SECRET }, (group) => Promise.resolve(group));
    await elements.submit();
    await expect(stripe.confirmPayment({ elements, confirmParams })).rejects.toThrow(
      'stripe.confirmPayment() was not called within the "confirm" event',
    );
  });

  test('elements that are not on the page', async () => {
    await expect(
      stripe.confirmPayment({ elements: stripe.elements({ clientSecret: SECRET }), confirmParams }),
    ).rejects.toThrow('elements should have a mounted Payment Element or Express Checkout Element');
  });

  test('a wallet without a payment or a mode', () => {
    expect(() => stripe.elements().create('expressCheckout')).toThrow(
      'In order to create a expressCheckout element, you must pass a clientSecret or mode',
    );
  });

  test('a secret that is none', () => {
    expect(() => stripe.elements({ clientSecret: 'pi_1' })).toThrow(
      'clientSecret should be a client secret of the form',
    );
  });

  test.each([
    ['elements()', () => stripe.elements({ amount: 1, total: 2 } as never)],
    ['create()', () => stripe.elements().create('card', { clientSecret: SECRET } as never)],
    ['create()', () => stripe.elements({ clientSecret: SECRET }).create('expressCheckout', { colour: 'red' } as never)],
  ])('an unknown option of %s', (call, make) => expect(make).toThrow(`Unrecognized ${call} parameter`));
});

test('a payment that was cancelled is taken no more', async () => {
  await door.backend.write((db) =>
    db.tables.baskets.update(4410, { intent: { id: 'pi_a1f0c3d29b64', client_secret: SECRET, status: 'canceled' } }),
  );
  expect(await byWallet({ clientSecret: SECRET }, submitAndConfirm())).toMatchObject({
    error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'canceled' } },
  });
  expect(await charges()).toBe(0);
});
