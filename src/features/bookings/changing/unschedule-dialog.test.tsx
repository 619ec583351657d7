// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sampleIntention } from '#machines/bookings/booking-flow.samples.ts';
import { unscheduleMachine } from '#machines/bookings/unschedule.machine.ts';
import { openUnschedule, setUpFlow } from './testing/open-flow.tsx';
import {
  after,
  alertOf,
  comeBack,
  confirmBox,
  decided,
  found,
  go,
  opened,
  openingBasket,
  paying,
  priced,
  submitting,
  verifying,
  type Flow,
} from './testing/unschedule-steps.ts';

setUpFlow();

const unfinished = () => after(found('a basket may be paid'), 'askBasket', 'its holder was asked');

describe('every state has a screen', () => {
  const FORM = /^Unschedule 1 booking$/;
  const STATES: Readonly<
    Record<
      string,
      { readonly reach: () => Promise<Flow>; readonly value?: unknown; readonly title: RegExp; readonly text: RegExp }
    >
  > = {
    opening: { reach: () => Promise.resolve(openUnschedule()), title: FORM, text: /^Opening…$/ },
    'form.pricing': {
      reach: () => Promise.resolve(opened()),
      value: { form: 'pricing' },
      title: FORM,
      text: /^Asking for the late fee$/,
    },
    'form.unpriced': {
      reach: () => after(Promise.resolve(opened()), 'priceFee', 'the call failed'),
      value: { form: 'unpriced' },
      title: FORM,
      text: /^The late fee could not be loaded$/,
    },
    'form.ready': {
      reach: () => Promise.resolve(priced()),
      value: { form: 'ready' },
      title: FORM,
      text: /^1 late fee of £48\.00$/,
    },
    claiming: { reach: () => decided(), title: FORM, text: /^Checking your bookings$/ },
    verifying: { reach: verifying, title: FORM, text: /^Checking your bookings$/ },
    openingBasket: { reach: openingBasket, title: FORM, text: /^Preparing the payment$/ },
    'asking.beforeForm': {
      reach: () => found('a basket may be paid'),
      value: { asking: 'beforeForm' },
      title: FORM,
      text: /^Asking whether the last payment went through$/,
    },
    'asking.beforeGoingOn': {
      reach: () => after(decided(), 'claimIntention', 'a basket may be paid'),
      value: { asking: 'beforeGoingOn' },
      title: FORM,
      text: /^Asking whether the last payment went through$/,
    },
    paying: {
      reach: paying,
      title: /^Pay the late fee$/,
      text: /^For unscheduling 1 booking and the 1 that depends on it\.$/,
    },
    'paymentUnknown.unanswered': {
      reach: () => after(found('a basket may be paid'), 'askBasket', 'nobody can say'),
      value: { paymentUnknown: 'unanswered' },
      title: /^We don't know yet whether it was paid$/,
      text: /^We haven't heard back from the payment provider/,
    },
    'paymentUnknown.processing': {
      reach: () => after(found('a basket may be paid'), 'askBasket', 'a bank works on it'),
      value: { paymentUnknown: 'processing' },
      title: /^Your bank is still working on it$/,
      text: /We ask again by ourselves/,
    },
    paymentUnfinished: { reach: unfinished, title: /^Your payment is not finished$/, text: /^Nothing has been taken$/ },
    'asking.beforeGivingUp': {
      reach: async () => {
        const flow = await unfinished();
        await flow.user.click(go('Give it up'));
        return flow;
      },
      value: { asking: 'beforeGivingUp' },
      title: /^Your payment is not finished$/,
      text: /^Checking…$/,
    },
    submitting: { reach: submitting, title: /^Paid, being unscheduled$/, text: /^BW-7K42-1190$/ },
    paidNotSubmitted: {
      reach: () => after(submitting(), 'submitBookings', 'there is no connection'),
      title: /^Paid, not yet unscheduled$/,
      text: /^You will not pay again$/,
    },
    unconfirmed: {
      reach: () => found('an earlier request may have arrived'),
      title: /^We don't know yet whether it arrived$/,
      text: /Sent again it is the same request/,
    },
    overtaken: {
      reach: () => after(submitting(), 'submitBookings', 'another request has done it'),
      title: /^It was unscheduled already$/,
      text: /^This payment was not needed$/,
    },
    allDone: {
      reach: () => after(submitting(), 'submitBookings', 'the server has it'),
      title: /^All done$/,
      text: /^The list changes by itself/,
    },
  };

  test('no state is missing here, but those that are left at once', () => {
    const names = Object.values(unscheduleMachine.states).flatMap(({ key, states }) =>
      Object.keys(states).length === 0 ? [key] : Object.keys(states).map((child) => `${key}.${child}`),
    );
    expect([...Object.keys(STATES), 'form.checking', 'resuming'].toSorted()).toEqual(names.toSorted());
  });

  test.each(Object.entries(STATES))('%s', async (state, { reach, value = state, title, text }) => {
    const { actor } = await reach();
    expect(actor.getSnapshot().value).toEqual(value);
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  });
});

describe('R-34, R-37, R-38: the payment and afterwards', () => {
  test('another screen begins at its top', async () => {
    const flow = await openingBasket();
    screen.getByRole('group', { name: 'What happens' }).scrollTop = 100;
    comeBack(flow, 'openBasket', 'it costs what was shown');
    expect(screen.getByRole('group', { name: 'Payment' }).scrollTop).toBe(0);
  });

  test('the dialog takes the focus as the payment, with what is paid for; Back leads to the form', async () => {
    const flow = await paying();
    expect(screen.getByRole('dialog', { name: 'Pay the late fee' })).toHaveFocus();
    expect(within(screen.getByTestId('card')).getByText('£48.00')).toBeVisible();
    expect(screen.getByText('1 late fee of £48.00')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    comeBack(flow, 'payment', 'it was left with its end unknown');
    expect(go('Checking…')).toHaveAttribute('aria-disabled', 'true');
    comeBack(flow, 'askBasket', 'it is not paid');
    expect(screen.getByRole('dialog', { name: 'Unschedule 1 booking' })).toHaveFocus();
    expect(confirmBox()).toBeChecked();
  });

  test('it can be closed while a card is typed, and not while the money is asked for', async () => {
    const flow = await paying();
    const { payment } = flow.actor.getSnapshot().children;
    const tell = (id: string, output: unknown) =>
      act(() => payment?.send({ type: `xstate.done.actor.${id}`, actorId: id, output } as never));
    tell('loadIntent', { ok: true, totalInPence: 4800, reference: 'BW-7K42-1190' });
    tell('askFirst', { status: 'open', message: null });
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    act(() => payment?.send({ type: 'submitted', method: 'card' }));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await flow.user.keyboard('{Escape}');
    expect(flow.closed).not.toHaveBeenCalled();
  });

  test('paid and not through: the receipt, what waits, and Try again on the same screen', async () => {
    const flow = await submitting();
    comeBack(flow, 'submitBookings', 'there is no connection');
    expect(screen.getByText('Paid £48.00')).toBeVisible();
    expect(screen.getByText('BW-7K42-1190')).toBeVisible();
    expect(screen.getByText('Unschedule 2 bookings: waiting to be sent')).toBeVisible();
    expect(screen.getByText('The connection broke. Your bookings still stand')).toBeVisible();
    expect(alertOf('You will not pay again')).not.toBeNull();
    await flow.user.click(go('Try again'));
    expect(flow.actor.getSnapshot().value).toBe('submitting');
    expect(screen.getByText('Unschedule 2 bookings: being sent')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go to Payment' })).toBeNull();
    flow.answer('submitBookings', {
      output: { ok: false, reason: 'refused', problems: { unbook: ['One of them has started.'] } },
    });
    expect(alertOf('You will not pay again')).toHaveTextContent('One of them has started.');
    expect(alertOf('You will not pay again')).toHaveTextContent(/give your bookings team the receipt/);
  });

  test('what an earlier visit paid is named, though something else is chosen now', () => {
    const flow = openUnschedule();
    flow.answer('findIntention', {
      output: {
        kind: 'found',
        intention: sampleIntention({
          ids: [2104],
          basket: { key: 'basket-1', totalInPence: 9600, isAttempted: true },
          reference: 'BW-1',
        }),
      },
    });
    expect(screen.getByText('Unschedule 1 booking: waiting to be sent')).toBeVisible();
    expect(screen.getByText('Paid £96.00')).toBeVisible();
    expect(screen.getByText('It was paid on an earlier visit, and not sent yet')).toBeVisible();
    expect(screen.getByText(/Product 2104/)).toBeVisible();
  });

  test('nobody can say whether it was paid: checked again from the same screen, or closed', async () => {
    const { user, actor, closed } = await after(found('a basket may be paid'), 'askBasket', 'nobody can say');
    await user.click(go('Check again'));
    expect(actor.getSnapshot().value).toEqual({ asking: 'beforeForm' });
    expect(screen.getByRole('dialog', { name: "We don't know yet whether it was paid" })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('R-37, F-07: a payment that the bank asks about goes on over the form, at the price that it was begun at', async () => {
    const flow = await unfinished();
    expect(screen.getByText(/Continue with the same payment, or give it up/)).toBeVisible();
    await flow.user.click(go('Continue'));
    comeBack(flow, 'priceFee', 'it costs something');
    expect(confirmBox()).not.toBeChecked();
    expect(screen.getByText('1 late fee of £48.00')).toBeVisible();
  });

  test('a payment for other bookings that the bank asks about can only be given up', async () => {
    await after(found('a basket for other bookings may be paid'), 'askBasket', 'its holder was asked');
    expect(screen.getByText(/It was for the bookings below/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(go('Give it up')).toBeVisible();
  });

  test('what another device has unscheduled is never "All done": the receipt, who gives the money back, and where it stays (B-6)', async () => {
    const flow = await submitting();
    comeBack(flow, 'submitBookings', 'another request has done it');
    expect(screen.getByRole('dialog', { name: 'It was unscheduled already' })).toHaveFocus();
    expect(screen.queryByText('All done')).toBeNull();
    expect(
      within(screen.getByRole('list', { name: 'What happened' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Paid £48.00Receipt BW-7K42-1190',
      'Unscheduled alreadyAnother device, or your bookings team, did it before this request',
      '£48.00 to be given backBy your bookings team',
    ]);
    expect(alertOf('This payment was not needed')).toHaveTextContent(
      /Give your bookings team the receipt's number, BW-7K42-1190/,
    );
    await flow.user.click(go('Back to your bookings'));
    expect(flow.closed).toHaveBeenCalledTimes(1);
  });

  test('an unanswered request without a fee can be sent again, and not be discarded', async () => {
    const { actor, user } = await found('an earlier request may have arrived');
    expect(screen.queryByRole('button', { name: 'Discard it' })).toBeNull();
    await user.click(go('Try again'));
    expect(actor.getSnapshot().value).toBe('submitting');
    expect(screen.queryByRole('button', { name: 'Close' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('all done: paid, sent, and what happens next, by keyboard from the form on', async () => {
    const flow = priced();
    confirmBox().focus();
    await flow.user.keyboard(' ');
    await flow.user.tab();
    await flow.user.tab();
    expect(go('Keep my bookings')).toHaveFocus();
    await flow.user.tab();
    await flow.user.keyboard('{Enter}');
    comeBack(flow, 'claimIntention', 'nothing is stored');
    comeBack(flow, 'readFacts', 'nothing has changed');
    comeBack(flow, 'openBasket', 'it costs what was shown');
    comeBack(flow, 'payment', 'it is paid');
    comeBack(flow, 'submitBookings', 'the server has it');
    expect(screen.getByRole('dialog', { name: 'All done' })).toHaveFocus();
    expect(screen.getByText('Your request to unschedule 2 bookings is on its way.')).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'What happens next' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Paid £48.00Receipt BW-7K42-1190',
      'Request sentThe server has it',
      expect.stringMatching(/within a few minutes/),
      'Moved to UnscheduledYou get a notification and an e-mail',
    ]);
    await flow.user.click(go('Back to your bookings'));
    expect(flow.closed).toHaveBeenCalledTimes(1);
  });
});
