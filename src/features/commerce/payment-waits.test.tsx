// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { CONFIRM_TIMEOUT_MILLISECONDS } from '#machines/commerce/payment.setup.ts';
import { begin, NEVER, reached, settled } from '#machines/commerce/testing/begin-payment.ts';
import { backendOfTest, openPayment, setUpPayment } from './testing/open-payment.tsx';
import { PaymentFoot } from './PaymentFoot.tsx';
import { PaymentWait } from './PaymentWait.tsx';

const show = (...answers: Parameters<typeof begin>) => {
  const begun = begin(...answers);
  render(
    <>
      <PaymentWait payment={begun.actor} />
      <PaymentFoot payment={begun.actor} fact="To pay" />
    </>,
  );
  return { ...begun, user: userEvent.setup({ delay: null }) };
};

afterEach(cleanup);

test('B-24: a confirmation that never ends: it says so, asks again by itself or when told, and Back leaves', async () => {
  const { actor, clock, user, asked } = show({ confirmed: [NEVER] });
  await settled(actor);
  await user.click(await screen.findByRole('button', { name: 'Pay Now' }));
  await act(() => reached(actor, { confirming: 'pending' }));
  expect(screen.getByRole('button', { name: 'Paying…' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
  act(() => clock.increment(CONFIRM_TIMEOUT_MILLISECONDS));
  await act(() => reached(actor, { confirming: { overdue: 'waiting' } }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /This is taking longer than usual.*This page checks again by itself, and you will not pay twice\./,
  );
  // What was pressed keeps the focus, whatever it says by now.
  expect(screen.getByRole('button', { name: 'Check again' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(asked()).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(actor.getSnapshot().output).toEqual({ kind: 'left', reason: 'back', mayBePaid: true });
});

test('a payment at the bank: it says that it checks again by itself, and says nothing new while it does', async () => {
  const { actor, user } = show({ first: { status: 'processing' }, later: [NEVER] });
  await act(() => settled(actor));
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('Your bank is still working on it');
  expect(alert).toContain('This page checks again by itself');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect([
    screen.getByRole('alert').textContent,
    screen.getByRole('button', { name: 'Checking…' }).getAttribute('aria-disabled'),
  ]).toEqual([alert, 'true']);
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

setUpPayment();

test('B-16: no wallet is offered while a bank is at work', async () => {
  await backendOfTest().backend.write((db) =>
    db.tables.baskets.update(4410, {
      intent: { id: 'pi_a1f0c3d29b64', client_secret: 'pi_a1f0c3d29b64_secret_demo', status: 'processing' },
    }),
  );
  await openPayment();
  await screen.findByText('Your bank is still working on it');
  await screen.findByText('Pay with Google Pay');
  expect(screen.getByText('or by card').parentElement).toHaveClass('pay__wallet--none');
});
