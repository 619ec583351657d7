// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import { workshopNotScheduled } from '#fixtures/bookings/bookings.ts';
import type { BasisResult, VerifyBasis } from '#machines/commerce/payment.setup.ts';
import { strictest } from './payment-basis.ts';
import { createPaymentProvider } from './payment-provider.ts';
import { askAfterBasket } from './payment.actors.ts';
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

const byWallet = async (user: UserEvent): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: 'Pay with Google Pay' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Google Pay' })).getByRole('button', { name: /^Pay / }),
  );
};
const methods = [
  ['card', (user: UserEvent) => payByCard(user)],
  ['wallet', byWallet],
] as const;

const reprice = (total_in_pence: number) =>
  backendOfTest().backend.write((db) => db.tables.baskets.update(4410, { total_in_pence }));

describe('P1: what a charge rests on is asked right before it', () => {
  test.each(methods)('by %s: after the person said yes, and before the provider is asked', async (_, pay) => {
    const { user, over, door } = await openPayment();
    await payNow();
    const before = (await door.demo.log()).length;
    await pay(user);
    await waitFor(() => expect(over).toEqual([PAID]));
    const calls = (await door.demo.log()).slice(before).map(({ call }) => call);
    expect(calls.slice(0, 3).toSorted()).toEqual(['confirmPayment', 'getCommerceBasket', 'getPaymentIntent']);
    expect(calls.indexOf('confirmPayment')).toBe(2);
  });

  test.each(methods)('by %s: a price that has changed since is agreed to anew', async (_, pay) => {
    const { user, over } = await openPayment();
    await payNow();
    await reprice(240_00);
    await pay(user);
    await user.click(await screen.findByRole('button', { name: 'Continue with £240.00' }));
    expect(await charges()).toEqual([]);
    await pay(user);
    await waitFor(() => expect(over).toEqual([PAID]));
    expect(await charges()).toMatchObject([{ body: { amount: 240_00 } }]);
  });

  test.each(methods)(
    'by %s: nobody can say: nothing is taken, what was typed stays, and it can be tried again',
    async (_, pay) => {
      const { user, over, failures } = await openPayment();
      await typeCard(user);
      await backendOfTest().demo.faults.set([{ call: 'getPaymentIntent', status: 500 }]);
      await pay(user);
      expect(
        await screen.findByText(
          "We couldn't check that this is still to be paid. Nothing has been taken, so you can try again.",
        ),
      ).toBeVisible();
      expect(failures.filter(({ treatment }) => treatment === 'tray')).toEqual([]);
      expect([
        await charges(),
        (screen.getByLabelText('Credit or debit card number') as HTMLInputElement).value,
      ]).toEqual([[], '4242 4242 4242 4242']);
      await user.click(await payNow());
      await waitFor(() => expect(over).toEqual([PAID]));
      expect(await charges()).toHaveLength(1);
    },
  );

  test.each(methods)('by %s: a basket that is gone: nothing is taken, and the page says so', async (_, pay) => {
    const { user, over } = await openPayment();
    await payNow();
    await backendOfTest().backend.write((db) => db.tables.baskets.update(4410, { key: 'bkt-another' }));
    await pay(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /There is nothing to pay any more.*Nothing has been taken\./,
    );
    expect([await charges(), over]).toEqual([[], []]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(over).toEqual([{ kind: 'left', reason: 'basisChanged', mayBePaid: false }]);
  });

  test('what whoever asks for the payment says counts beside the basket', async () => {
    const verifyBasis = vi
      .fn<VerifyBasis>()
      .mockResolvedValueOnce({ status: 'unanswered' })
      .mockResolvedValue({ status: 'changed' });
    const { user } = await openPayment({ verifyBasis });
    await payByCard(user);
    await screen.findByText(/We couldn't check that this is still to be paid/);
    await user.click(await payNow());
    expect(await screen.findByText('There is nothing to pay any more')).toBeVisible();
    expect([verifyBasis.mock.calls[0], await charges()]).toEqual([
      [{ basketKey: 'bkt-a1f0c3d29b64', totalInPence: 216_00 }],
      [],
    ]);
  });
});

describe('0290: the server gives a payment for nothing out to nobody', () => {
  const loseBasis = () =>
    backendOfTest().backend.write((db) =>
      db.tables.baskets.update(4410, { booking_ids: [workshopNotScheduled.booking_id] }),
    );

  test('no card is offered', async () => {
    await loseBasis();
    const { failures } = await openPayment();
    expect(await screen.findByText('There is nothing to pay any more')).toBeVisible();
    expect([
      screen.queryByRole('button', { name: 'Pay Now' }),
      failures.filter(({ treatment }) => treatment === 'tray'),
    ]).toEqual([null, []]);
  });

  test.each(methods)('once the form stands, by %s: nothing is taken', async (_, pay) => {
    const { user, over } = await openPayment();
    await payNow();
    await loseBasis();
    await pay(user);
    expect(await screen.findByText('There is nothing to pay any more')).toBeVisible();
    expect([await charges(), over]).toEqual([[], []]);
  });

  test('asked after, it was not paid; one that a bank asks about is not finished, whatever became of its bookings', async () => {
    const { client } = await openPayment();
    await loseBasis();
    const { organisations } = await client.fetch(getMe, {});
    const ask = () => askAfterBasket({ client, provider: createPaymentProvider(), memberships: organisations }, KEY);
    expect(await ask()).toEqual({ kind: 'notPaid' });
    await backendOfTest().backend.write((db) =>
      db.tables.baskets.update(4410, {
        intent: { id: 'pi_a1f0c3d29b64', client_secret: 'pi_a1f0c3d29b64_secret_demo', status: 'requires_action' },
      }),
    );
    expect(await ask()).toEqual({ kind: 'unfinished' });
  });
});

test.each<[BasisResult['status'], readonly [BasisResult, BasisResult]]>([
  ['changed', [{ status: 'repriced', basketInPence: 1 }, { status: 'changed' }]],
  ['repriced', [{ status: 'repriced', basketInPence: 1 }, { status: 'unanswered' }]],
  ['unanswered', [{ status: 'asAgreed' }, { status: 'unanswered' }]],
  ['asAgreed', [{ status: 'asAgreed' }, { status: 'asAgreed' }]],
])('of several answers the strictest counts: %s', (status, results) => expect(strictest(results).status).toBe(status));

test('B-23: a payment that the provider has cancelled can be used no more, and the page says that nothing was taken', async () => {
  await backendOfTest().backend.write((db) =>
    db.tables.baskets.update(4410, {
      intent: { id: 'pi_a1f0c3d29b64', client_secret: 'pi_a1f0c3d29b64_secret_demo', status: 'canceled' },
    }),
  );
  const { user, over } = await openPayment();
  expect(await screen.findByRole('alert')).toHaveTextContent(/This payment was cancelled.*Nothing has been taken\./);
  expect(screen.getByRole('alert')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(over).toEqual([{ kind: 'left', reason: 'cancelled', mayBePaid: false }]);
});

test('B-24: Enter in the fields of the card pays, once', async () => {
  const { user, over } = await openPayment();
  await typeCard(user);
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(over).toEqual([PAID]));
  expect(await charges()).toHaveLength(1);
});

test('B-19: while viewing as a learner it says whose payment it is, and whose card is charged', async () => {
  await openPayment({ isViewing: true });
  await payNow();
  expect(screen.getByText('You are paying for Amara Osei')).toBeVisible();
  expect(
    screen.getByText("The payment counts as Amara Osei's. The card or wallet that you give here is charged."),
  ).toBeVisible();
});

test('B-5: the secret of the payment stands in no address and on no device', async () => {
  const { user, over } = await openPayment();
  await payByCard(user);
  await waitFor(() => expect(over).toEqual([PAID]));
  const stored = [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (__, nth) => storage.getItem(storage.key(nth) ?? '')),
  );
  expect(JSON.stringify([location.href, stored, await backendOfTest().demo.log(), over])).not.toContain('_secret_');
});
