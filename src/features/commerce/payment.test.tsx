// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '#api/testing/open-page.tsx';
import { brightwater } from '#fixtures/organisations.ts';
import { IN_PROCESS_BASE_URL } from '#mocks/in-process.ts';
import { PROVIDER_API } from '#mocks/payments/provider-calls.ts';
import { createStandIn } from '#mocks/payments/script/stripe.ts';
import { house, type House } from '#mocks/testing/visit.ts';
import type { PaymentOutput } from '#machines/commerce/payment.machine.ts';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { PaymentPage } from './PaymentPage.tsx';

const KEY = 'bkt-a1f0c3d29b64';

let door: House;
let left: string[];
beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  left = [];
  door = await house();
  await door.demo.scenario('a basket waits to be paid');
  // jsdom loads no script of another host: the provider's is there already, as its loader allows.
  Object.assign(window, { Stripe: createStandIn({ document, fetch: (input, init) => door.fetch(input as string, init), api: PROVIDER_API, navigate: (address) => void left.push(address) }) });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Options {
  readonly isReturning?: boolean;
  readonly inDialog?: boolean;
  /** The cache of a page before. */
  readonly queries?: QueryClient;
}

const open = async ({ isReturning = false, inDialog = false, queries }: Options = {}) => {
  const over: PaymentOutput[] = [];
  const user = userEvent.setup();
  const opened = await openPage({ baseUrl: IN_PROCESS_BASE_URL, fetch: door.fetch, readCookie: door.readCookie, upload: () => Promise.reject(new Error('no upload here')) }, ({ profile }) => {
    const page = <PaymentPage basketKey={KEY} profile={profile} returnUrl={(key) => `https://learn.example/payment/${key}`} isReturning={isReturning} onOver={(output) => over.push(output)} />;
    return inDialog ? (
      <Dialog isOpen onClose={() => undefined} title="Pay">
        {page}
      </Dialog>
    ) : (
      page
    );
  }, { queries });
  return { ...opened, user, over };
};

const charges = async () => (await door.demo.log()).filter(({ call }) => call === 'charge');
const payNow = () => screen.findByRole('button', { name: 'Pay Now' });
const type = async (user: ReturnType<typeof userEvent.setup>, number: string) => {
  const field = await screen.findByLabelText('Credit or debit card number');
  await user.clear(field);
  await user.type(field, number);
  await user.clear(screen.getByLabelText(/expiration date/));
  await user.type(screen.getByLabelText(/expiration date/), '1234');
  await user.clear(screen.getByLabelText(/CVC/));
  await user.type(screen.getByLabelText(/CVC/), '123');
};
const pay = async (user: ReturnType<typeof userEvent.setup>, number = '4242424242424242') => {
  await type(user, number);
  await user.click(await payNow());
};
const paid = { kind: 'paid', reference: 'pi_a1f0c3d29b64' };

describe('F-01 to F-06: what is paid', () => {
  test('products, the total in pounds, wallet and card without a postal code, Pay Now and Back', async () => {
    await open();
    await payNow();
    expect(screen.getByText('3 × Late cancellation fee')).toBeVisible();
    expect(screen.getAllByText('£216.00')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
    expect(screen.queryByLabelText(/postal/i)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Pay with Google Pay' })).toBeVisible();
  });

  test('F-05: without a wallet neither its button nor the way to the card is there', async () => {
    await door.demo.faults.set([{ call: 'findWallet', status: 404, times: 'always' }]);
    await open();
    await payNow();
    await waitFor(async () => expect((await door.demo.log()).some(({ call }) => call === 'retrievePayment')).toBe(true));
    expect(screen.queryByRole('button', { name: /Google Pay/ })).toBeNull();
    expect(screen.getByText('or by card').parentElement).toHaveClass('pay__wallet--none');
  });

  test('F-11: an organisation without a key cannot be paid', async () => {
    await door.backend.write((db) => db.tables.organisations.update(1, { settings: { ...brightwater.settings, stripe_api_key_public: null } }));
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to process payment at this time.');
  });

  test.each(['getPaymentIntent', 'retrievePayment'])('F-02: %s fails, and is tried again', async (call) => {
    await door.demo.faults.set([{ call, status: 500 }]);
    const { user, failures } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to process payment at this time.');
    expect(failures.filter(({ treatment }) => treatment === 'tray')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await payNow()).toBeVisible();
  });

  test('F-10: Back ends it', async () => {
    const { user, over } = await open();
    await payNow();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(over).toEqual([{ kind: 'left' }]);
  });
});

describe('F-07 to F-09: by card', () => {
  test('paid once; the payment is counted, and a failure of that costs nothing', async () => {
    await door.demo.faults.set([{ call: 'recordPayment', status: 500 }]);
    const { user, over } = await open();
    await pay(user);
    await waitFor(() => expect(over).toEqual([paid]));
    expect(await charges()).toMatchObject([{ body: { amount: 216_00 } }]);
    await waitFor(async () => expect((await door.demo.log()).filter(({ call }) => call === 'recordPayment')).toMatchObject([{ body: { organisation_id: 1, data: { type: 'payment', basket: KEY, total: 216 } } }]));
  });

  test('F-09: a second press while it is under way does nothing', async () => {
    await door.demo.faults.set([{ call: 'confirmPayment', pause: 'here' }]);
    const { user, over } = await open();
    await pay(user);
    const button = await screen.findByRole('button', { name: 'Paying…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    await door.demo.faults.release('here');
    await waitFor(() => expect(over).toEqual([paid]));
    expect((await door.demo.log()).filter(({ call }) => call === 'confirmPayment')).toHaveLength(1);
  });

  test('the provider’s message stands under the card, is announced, and what was typed stays', async () => {
    const { user, over } = await open();
    await pay(user, '4000000000009995');
    const message = await screen.findByText('Your card has insufficient funds.');
    expect(message.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByRole('group', { name: 'Card' })).toHaveAccessibleDescription('Your card has insufficient funds.');
    expect(screen.getByLabelText('Credit or debit card number')).toHaveValue('4000 0000 0000 9995');
    await pay(user);
    await waitFor(() => expect(over).toEqual([paid]));
  });

  test('an incomplete card asks nobody', async () => {
    const { user } = await open();
    await user.click(await payNow());
    expect(await screen.findByText('Your card number is incomplete.')).toBeVisible();
    expect((await door.demo.log()).filter(({ call }) => call === 'confirmPayment')).toEqual([]);
  });

  test('a lost answer: the same payment is asked about, and was paid once', async () => {
    await door.demo.faults.set([{ call: 'confirmPayment', kind: 'lost' }]);
    const { user, over } = await open();
    await pay(user);
    await waitFor(() => expect(over).toEqual([paid]));
    expect(await charges()).toHaveLength(1);
  });

  test('no line: nothing was taken, the page says so and keeps the card', async () => {
    await door.demo.faults.set([{ call: 'confirmPayment', kind: 'offline' }]);
    const { user } = await open();
    await pay(user);
    expect(await screen.findByText(/Nothing has been taken, so you can try again/)).toBeVisible();
    expect([await charges(), (screen.getByLabelText('Credit or debit card number') as HTMLInputElement).value]).toEqual([[], '4242 4242 4242 4242']);
  });

  test('nobody answers: all that can be done is to check again, and it was paid once', async () => {
    const { user, over } = await open();
    await type(user, '4242424242424242');
    await door.demo.faults.set([{ call: 'confirmPayment', kind: 'lost' }, { call: 'retrievePayment', kind: 'offline' }]);
    await user.click(await payNow());
    expect(await screen.findByText("We don't know yet whether it was paid")).toBeVisible();
    expect([screen.queryByRole('button', { name: 'Pay Now' }), screen.queryByRole('button', { name: 'Back' })]).toEqual([null, null]);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(over).toEqual([paid]));
    expect(await charges()).toHaveLength(1);
  });

  test('after a reload what was paid is not offered again', async () => {
    const { user, over, unmount } = await open();
    await pay(user);
    await waitFor(() => expect(over).toEqual([paid]));
    unmount();
    const again = await open();
    await waitFor(() => expect(again.over).toEqual([paid]));
    expect(await charges()).toHaveLength(1);
  });

  test('F-06: a basket that costs something else by now is agreed to anew', async () => {
    const { queries, unmount } = await open();
    await payNow();
    unmount();
    await door.backend.write((db) => db.tables.baskets.update(4410, { total_in_pence: 240_00 }));
    const { user, over } = await open({ queries });
    expect(await screen.findByText('It is £240.00 now, and was £216.00. Nothing has been taken.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue with £240.00' }));
    await pay(user);
    await waitFor(() => expect(over).toEqual([paid]));
    expect(await charges()).toMatchObject([{ body: { amount: 240_00 } }]);
  });
});

describe('F-07: the bank asks', () => {
  test.each([
    ['Complete authentication', 1],
    ['Fail authentication', 0],
  ])('over a dialog of ours: %s', async (answer, taken) => {
    const { user, over } = await open({ inDialog: true });
    await pay(user, '4000002760003184');
    const sheet = await screen.findByRole('dialog', { name: '3D Secure' });
    expect(sheet.closest('[inert], [aria-hidden=true]')).toBeNull();
    await user.click(within(sheet).getByRole('button', { name: answer }));
    if (taken === 1) await waitFor(() => expect(over).toEqual([paid]));
    else expect(await screen.findByText(/We are unable to authenticate your payment method/)).toBeVisible();
    expect(await charges()).toHaveLength(taken);
  });

  test('on a page of its own: the whole page goes there, and knows where it comes back to', async () => {
    const { user } = await open();
    await pay(user, '4000000000003220');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(new URL(left[0] ?? '', 'https://learn.example').searchParams.get('return_url')).toBe(`https://learn.example/payment/${KEY}`);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('who comes back from it (%s) is told why nothing was taken', async (isReturning, messages) => {
    await door.backend.write((db) =>
      db.tables.baskets.update(4410, { intent: { id: 'pi_a1f0c3d29b64', client_secret: 'pi_a1f0c3d29b64_secret_demo', status: 'requires_payment_method', last_error: { code: 'card_declined', message: 'Your card was declined.' } } }),
    );
    await open({ isReturning });
    await payNow();
    expect(screen.queryAllByText('Your card was declined.')).toHaveLength(messages);
  });
});

describe('F-04: by wallet', () => {
  const pressWallet = async (user: ReturnType<typeof userEvent.setup>, answer: string) => {
    await user.click(await screen.findByRole('button', { name: 'Pay with Google Pay' }));
    const sheet = await screen.findByRole('dialog', { name: 'Google Pay' });
    await user.click(within(sheet).getByRole('button', { name: answer }));
  };

  test('paid, the amount in pence', async () => {
    const { user, over } = await open();
    await pressWallet(user, 'Pay £216.00');
    await waitFor(() => expect(over).toEqual([paid]));
    expect(await charges()).toMatchObject([{ body: { amount: 216_00, currency: 'gbp' } }]);
  });

  test('put away: the page is as it was', async () => {
    const { user, over } = await open();
    await type(user, '4242424242424242');
    await pressWallet(user, 'Cancel');
    await act(() => Promise.resolve());
    await user.click(await payNow());
    await waitFor(() => expect(over).toEqual([paid]));
    expect(await charges()).toHaveLength(1);
  });
});
