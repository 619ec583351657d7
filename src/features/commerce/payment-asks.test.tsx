// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { adviceOn, REFUSED, UNFINISHED, WALLET_CLOSED } from './payment-messages.ts';
import {
  addressesLeftFor,
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

describe('F-07: the bank asks', () => {
  const answer = async (name: string): Promise<void> => {
    const { user } = await openPayment({ inDialog: true });
    await payByCard(user, '4000002760003184');
    const sheet = await screen.findByRole('dialog', { name: '3D Secure' });
    expect(sheet.closest('[inert], [aria-hidden=true]')).toBeNull();
    await user.click(within(sheet).getByRole('button', { name }));
  };

  test('over a dialog of ours, which does not cover it: the holder says yes', async () => {
    await answer('Complete authentication');
    await waitFor(async () => expect(await charges()).toHaveLength(1));
  });

  test('over a dialog of ours: the holder says no', async () => {
    await answer('Fail authentication');
    expect(await screen.findByText(/We are unable to authenticate your payment method/)).toBeVisible();
    expect(await charges()).toEqual([]);
  });

  test('on a page of its own: the whole page goes there, and knows where it comes back to', async () => {
    const { user } = await openPayment();
    await payByCard(user, '4000000000003220');
    await waitFor(() => expect(addressesLeftFor()).toHaveLength(1));
    expect(new URL(addressesLeftFor()[0] ?? '', 'https://learn.example').searchParams.get('return_url')).toBe(
      `https://learn.example/payment/${KEY}`,
    );
  });

  test('who left without an answer to the bank is told at the next opening, and may pay the same payment with another card', async () => {
    await backendOfTest().backend.write((db) =>
      db.tables.baskets.update(4410, {
        intent: {
          id: 'pi_a1f0c3d29b64',
          client_secret: 'pi_a1f0c3d29b64_secret_demo',
          status: 'requires_action',
          asks_holder_of: '4000002760003184',
        },
      }),
    );
    const { user, over } = await openPayment();
    expect(await screen.findByText(/Your bank asked you to confirm the payment, and has had no answer/)).toBeVisible();
    await payByCard(user);
    await waitFor(() => expect(over).toEqual([PAID]));
    expect(await charges()).toHaveLength(1);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('who comes back from it (%s) is told why nothing was taken', async (isReturning, messages) => {
    await backendOfTest().backend.write((db) =>
      db.tables.baskets.update(4410, {
        intent: {
          id: 'pi_a1f0c3d29b64',
          client_secret: 'pi_a1f0c3d29b64_secret_demo',
          status: 'requires_payment_method',
          last_error: { code: 'card_declined', message: 'Your card was declined.' },
        },
      }),
    );
    await openPayment({ isReturning });
    await payNow();
    expect(screen.queryAllByText('Your card was declined.')).toHaveLength(messages);
    // V38
    expect(screen.queryAllByText('Nothing has been taken. Check the number or use another card.')).toHaveLength(
      messages,
    );
  });

  test('V38: what our own words say already is not said twice', () => {
    expect([null, REFUSED, UNFINISHED, WALLET_CLOSED].map(adviceOn)).toEqual([null, null, null, null]);
    expect(adviceOn('Your card was declined.')).toMatch(/^Nothing has been taken\./u);
  });
});

describe('B-25: back from the bank while somebody else is signed in', () => {
  test('the holder hears whose it is to go on, not that the page is lost', async () => {
    await backendOfTest().backend.write((db) => db.tables.baskets.update(4410, { user_id: 9412 }));
    await openPayment({ isReturning: true });
    expect(await screen.findByRole('heading', { name: 'This payment belongs to another account' })).toBeVisible();
    expect(screen.queryByText(/216/)).toBeNull();
  });
});

describe('F-04: by wallet', () => {
  const pressWallet = async (user: UserEvent, answer: string) => {
    await user.click(await screen.findByRole('button', { name: 'Pay with Google Pay' }));
    const sheet = await screen.findByRole('dialog', { name: 'Google Pay' });
    await user.click(within(sheet).getByRole('button', { name: answer }));
  };

  test('paid, the amount in pence', async () => {
    const { user, over } = await openPayment();
    await pressWallet(user, 'Pay £216.00');
    await waitFor(() => expect(over).toEqual([PAID]));
    expect(await charges()).toMatchObject([{ body: { amount: 216_00, currency: 'gbp' } }]);
  });

  test('put away: the page is as it was', async () => {
    const { user, over } = await openPayment();
    await typeCard(user);
    await pressWallet(user, 'Cancel');
    await act(() => Promise.resolve());
    await user.click(await payNow());
    await waitFor(() => expect(over).toEqual([PAID]));
    expect(await charges()).toHaveLength(1);
  });
});
