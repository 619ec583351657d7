// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import { brightwater } from '#fixtures/organisations.ts';
import {
  backendOfTest,
  charges,
  KEY,
  openPayment,
  PAID,
  payByCard,
  payNow,
  setUpPayment,
  typeCard,
} from './testing/open-payment.tsx';

setUpPayment();

describe('F-01 to F-06: what is paid', () => {
  test('products, the total in pounds, wallet and card without a postal code, Pay Now and Back', async () => {
    await openPayment();
    await payNow();
    expect(screen.getByText('3 × Late cancellation fee')).toBeVisible();
    expect(screen.getAllByText('£216.00')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
    expect(screen.queryByLabelText(/postal/i)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Pay with Google Pay' })).toBeVisible();
  });

  test.each([
    ['light', '#000'],
    ['dark', '#fff'],
  ])('V38: by %s the wallet has a button that fits the page, as round as all others', async (theme, background) => {
    document.documentElement.dataset['theme'] = theme;
    try {
      await openPayment();
      const { style } = await screen.findByText('Pay with Google Pay');
      const probe = document.createElement('i');
      probe.style.background = background;
      expect([style.background, style.borderRadius]).toEqual([probe.style.background, '2px']);
    } finally {
      delete document.documentElement.dataset['theme'];
    }
  });

  test('F-05: without a wallet neither its button nor the way to the card is there', async () => {
    await backendOfTest().demo.faults.set([{ call: 'findWallet', status: 404, times: 'always' }]);
    await openPayment();
    await payNow();
    await waitFor(async () =>
      expect((await backendOfTest().demo.log()).some(({ call }) => call === 'retrievePayment')).toBe(true),
    );
    expect(screen.queryByRole('button', { name: /Google Pay/ })).toBeNull();
    expect(screen.getByText('or by card').parentElement).toHaveClass('pay__wallet--none');
  });

  test('F-11: an organisation without a key cannot be paid', async () => {
    await backendOfTest().backend.write((db) =>
      db.tables.organisations.update(1, { settings: { ...brightwater.settings, stripe_api_key_public: null } }),
    );
    await openPayment();
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to process payment at this time.');
  });

  test.each(['getPaymentIntent', 'retrievePayment'])('F-02: %s fails, and is tried again', async (call) => {
    await backendOfTest().demo.faults.set([{ call, status: 500 }]);
    const { user, failures } = await openPayment();
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to process payment at this time.');
    expect(failures.filter(({ treatment }) => treatment === 'tray')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await payNow()).toBeVisible();
  });

  test('F-10: Back ends it', async () => {
    const { user, over } = await openPayment();
    await payNow();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(over).toEqual([{ kind: 'left', reason: 'back', mayBePaid: false }]);
  });
});

describe('F-07 to F-09: by card', () => {
  test('paid once; the payment is counted, and a failure of that costs nothing', async () => {
    await backendOfTest().demo.faults.set([{ call: 'recordAnalytics', status: 500 }]);
    const { user, over } = await openPayment();
    await payByCard(user);
    await waitFor(() => expect(over).toEqual([PAID]));
    expect(await charges()).toMatchObject([{ body: { amount: 216_00 } }]);
    await waitFor(async () =>
      expect((await backendOfTest().demo.log()).filter(({ call }) => call === 'recordAnalytics')).toMatchObject([
        { body: { organisation_id: 1, data: { type: 'payment', basket: KEY, total: 216 } } },
      ]),
    );
  });

  test('F-09: a second press while it is under way does nothing', async () => {
    await backendOfTest().demo.faults.set([{ call: 'confirmPayment', pause: 'here' }]);
    const { user, over } = await openPayment();
    await payByCard(user);
    const button = await screen.findByRole('button', { name: 'Paying…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    await backendOfTest().demo.faults.release('here');
    await waitFor(() => expect(over).toEqual([PAID]));
    expect((await backendOfTest().demo.log()).filter(({ call }) => call === 'confirmPayment')).toHaveLength(1);
  });

  test('the provider’s message stands under the card, is announced, and what was typed stays', async () => {
    const { user, over } = await openPayment();
    await payByCard(user, '4000000000009995');
    const message = await screen.findByText('Your card has insufficient funds.');
    expect(message.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByRole('group', { name: 'Card' })).toHaveAccessibleDescription(
      'Your card has insufficient funds.',
    );
    expect(screen.getByLabelText('Credit or debit card number')).toHaveValue('4000 0000 0000 9995');
    await payByCard(user);
    await waitFor(() => expect(over).toEqual([PAID]));
  });

  test('an incomplete card asks nobody', async () => {
    const { user } = await openPayment();
    await user.click(await payNow());
    expect(await screen.findByText('Your card number is incomplete.')).toBeVisible();
    expect((await backendOfTest().demo.log()).filter(({ call }) => call === 'confirmPayment')).toEqual([]);
  });

  test('a lost answer: the same payment is asked about, and was paid once', async () => {
    await backendOfTest().demo.faults.set([{ call: 'confirmPayment', kind: 'lost' }]);
    const { user, over } = await openPayment();
    await payByCard(user);
    await waitFor(() => expect(over).toEqual([PAID]));
    expect(await charges()).toHaveLength(1);
  });

  test('no line: nothing was taken, the page says so and keeps the card', async () => {
    await backendOfTest().demo.faults.set([{ call: 'confirmPayment', kind: 'offline' }]);
    const { user } = await openPayment();
    await payByCard(user);
    expect(await screen.findByText(/Nothing has been taken, so you can try again/)).toBeVisible();
    expect([await charges(), (screen.getByLabelText('Credit or debit card number') as HTMLInputElement).value]).toEqual(
      [[], '4242 4242 4242 4242'],
    );
  });

  test('nobody answers: all that can be done is to check again, and it was paid once', async () => {
    const { user, over } = await openPayment();
    await typeCard(user);
    await backendOfTest().demo.faults.set([
      { call: 'confirmPayment', kind: 'lost' },
      { call: 'retrievePayment', kind: 'offline' },
    ]);
    await user.click(await payNow());
    expect(await screen.findByText("We don't know yet whether it was paid")).toBeVisible();
    expect([screen.queryByRole('button', { name: 'Pay Now' }), screen.queryByRole('button', { name: 'Back' })]).toEqual(
      [null, null],
    );
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(over).toEqual([PAID]));
    expect(await charges()).toHaveLength(1);
  });

  test('after a reload what was paid is not offered again', async () => {
    const { user, over, unmount } = await openPayment();
    await payByCard(user);
    await waitFor(() => expect(over).toEqual([PAID]));
    const counted = async () =>
      (await backendOfTest().demo.log()).filter(({ call }) => call === 'recordAnalytics').length;
    await waitFor(async () => expect(await counted()).toBe(1));
    unmount();
    const again = await openPayment();
    await waitFor(() => expect(again.over).toEqual([PAID]));
    expect(await charges()).toHaveLength(1);
    // Nor counted again (F-08): what a page asks later has arrived.
    await again.client.attempt(getMe, {});
    expect(await counted()).toBe(1);
  });

  test('F-06: a basket that costs something else by now is agreed to anew', async () => {
    const { queries, unmount } = await openPayment();
    await payNow();
    unmount();
    await backendOfTest().backend.write((db) => db.tables.baskets.update(4410, { total_in_pence: 240_00 }));
    const { user, over } = await openPayment({ queries });
    expect(await screen.findByText('It is £240.00 now, and was £216.00. Nothing has been taken.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue with £240.00' }));
    await payByCard(user);
    await waitFor(() => expect(over).toEqual([PAID]));
    expect(await charges()).toMatchObject([{ body: { amount: 240_00 } }]);
  });
});
