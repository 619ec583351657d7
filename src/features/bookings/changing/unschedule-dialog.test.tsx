// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sampleFacts, sampleIntention } from '#machines/bookings/booking-flow.samples.ts';
import { unscheduleMachine } from '#machines/bookings/unschedule.machine.ts';
import { unscheduleEntry } from '#machines/bookings/unschedule.samples.ts';
import { openUnschedule, setUpFlow, type Answer, type UnscheduleOptions } from './testing/open-flow.tsx';

setUpFlow();

type Flow = ReturnType<typeof openUnschedule>;

/** An outcome of the samples, by the id of its invoke and its name. */
const outcome = (id: string, name: string): Answer => unscheduleEntry.outcomes[id]?.[name] as Answer;
const comeBack = (flow: Flow, id: string, name: string): void => flow.answer(id, outcome(id, name));
const confirmBox = () => screen.getByRole('checkbox', { name: /^Yes, I want to unschedule/ });
const go = (name: string) => screen.getByRole('button', { name });
const line = (title: string) => within(screen.getByText(title, { selector: '.strong' }).closest('li') as HTMLElement);
const alertOf = (text: string | RegExp) => screen.getByText(text).closest('[role=alert]');

const opened = (options: UnscheduleOptions = {}): Flow => {
  const flow = openUnschedule(options);
  comeBack(flow, 'findIntention', 'nothing is stored');
  return flow;
};
const priced = (options: UnscheduleOptions = {}): Flow => {
  const flow = opened(options);
  comeBack(flow, 'priceFee', 'it costs something');
  return flow;
};
const decided = async (options: UnscheduleOptions = {}): Promise<Flow> => {
  const flow = priced(options);
  await flow.user.click(confirmBox());
  await flow.user.click(go('Go to Payment'));
  return flow;
};
const verifying = async (): Promise<Flow> => {
  const flow = await decided();
  comeBack(flow, 'claimIntention', 'nothing is stored');
  return flow;
};
const openingBasket = async (): Promise<Flow> => {
  const flow = await verifying();
  comeBack(flow, 'readFacts', 'nothing has changed');
  return flow;
};
const paying = async (): Promise<Flow> => {
  const flow = await openingBasket();
  comeBack(flow, 'openBasket', 'it costs what was shown');
  return flow;
};
const submitting = async (): Promise<Flow> => {
  const flow = await paying();
  comeBack(flow, 'payment', 'it is paid');
  return flow;
};
const found = (name: string): Promise<Flow> => {
  const flow = openUnschedule();
  comeBack(flow, 'findIntention', name);
  return Promise.resolve(flow);
};
const after = async (before: Promise<Flow>, id: string, name: string): Promise<Flow> => {
  const flow = await before;
  comeBack(flow, id, name);
  return flow;
};

describe('every state has a screen', () => {
  const FORM = /^Unschedule 1 booking$/;
  const STATES: Readonly<Record<string, { readonly reach: () => Promise<Flow>; readonly value?: unknown; readonly title: RegExp; readonly text: RegExp }>> = {
    opening: { reach: () => Promise.resolve(openUnschedule()), title: FORM, text: /^Opening…$/ },
    'form.pricing': { reach: () => Promise.resolve(opened()), value: { form: 'pricing' }, title: FORM, text: /^Asking for the late fee$/ },
    'form.unpriced': { reach: () => after(Promise.resolve(opened()), 'priceFee', 'the call failed'), value: { form: 'unpriced' }, title: FORM, text: /^The late fee could not be loaded$/ },
    'form.ready': { reach: () => Promise.resolve(priced()), value: { form: 'ready' }, title: FORM, text: /^1 late fee of £48\.00$/ },
    claiming: { reach: () => decided(), title: FORM, text: /^Checking your bookings…$/ },
    verifying: { reach: verifying, title: FORM, text: /^Checking your bookings…$/ },
    openingBasket: { reach: openingBasket, title: FORM, text: /^Preparing the payment…$/ },
    'asking.beforeForm': { reach: () => found('a basket may be paid'), value: { asking: 'beforeForm' }, title: FORM, text: /^Asking about the payment…$/ },
    'asking.beforeGoingOn': { reach: () => after(decided(), 'claimIntention', 'a basket may be paid'), value: { asking: 'beforeGoingOn' }, title: FORM, text: /^Asking about the payment…$/ },
    paying: { reach: paying, title: /^Pay the late fee$/, text: /^For unscheduling 1 booking and the 1 that depends on it\.$/ },
    paymentUnknown: { reach: () => after(found('a basket may be paid'), 'askBasket', 'nobody can say'), title: /^We don't know yet whether it was paid$/, text: /^You will not pay twice$/ },
    submitting: { reach: submitting, title: /^Paid, being unscheduled$/, text: /^BW-7K42-1190$/ },
    paidNotSubmitted: { reach: () => after(submitting(), 'submitBookings', 'there is no connection'), title: /^Paid, not yet unscheduled$/, text: /^You will not pay again$/ },
    unconfirmed: { reach: () => found('an earlier request may have arrived'), title: /^We don't know yet whether it arrived$/, text: /Sent again it is the same request/ },
    allDone: { reach: () => after(submitting(), 'submitBookings', 'the server has it'), title: /^All done$/, text: /^The list changes by itself/ },
  };

  test('no state is missing here, but those that are left at once', () => {
    const names = Object.values(unscheduleMachine.states).flatMap(({ key, states }) => (Object.keys(states).length === 0 ? [key] : Object.keys(states).map((child) => `${key}.${child}`)));
    expect([...Object.keys(STATES), 'form.checking', 'resuming'].toSorted()).toEqual(names.toSorted());
  });

  test.each(Object.entries(STATES))('%s', async (state, { reach, value = state, title, text }) => {
    const { actor } = await reach();
    expect(actor.getSnapshot().value).toEqual(value);
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  });
});

describe('R-31, R-40: what it costs, workshop by workshop', () => {
  test('a late one with its days, one that is free with its last free day, and online learning', () => {
    priced({ facts: { lateIds: [2102], movingIds: [2102, 2104, 2106] } });
    expect(screen.getByText('2 more depend on it, so all 3 lose their dates.')).toBeVisible();
    expect(line('Product 2102').getByText('£48.00')).toBeVisible();
    expect(line('Product 2102').getByText('late fee, in 16 days')).toBeVisible();
    expect(line('Product 2104').getByText('No fee')).toBeVisible();
    expect(line('Product 2104').getByText(/free until 26th.Mar.'26/)).toBeVisible();
    expect(line('Product 2106').getByText('online learning')).toBeVisible();
    expect(screen.getByText(/A late fee of £48\.00 applies to each practical workshop that starts within 5 weeks, up to 6th.Apr.'26\./)).toBeVisible();
  });

  test('with a fee it goes to the payment, without one it is submitted at once (R-33)', async () => {
    const { user, actor } = opened({ facts: {} });
    expect(screen.getByText('2 bookings, no fee')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go to Payment' })).toBeNull();
    await user.click(confirmBox());
    await user.click(go('Submit'));
    expect(actor.getSnapshot().value).toBe('claiming');
  });

  test('an organisation without a fee says nothing of one (R-32)', () => {
    opened({ facts: {}, organisationId: 12 });
    expect(screen.queryByText(/late fee/)).toBeNull();
    expect(screen.queryByText(/free until/)).toBeNull();
  });

  test('while the fee is not known nothing can go on, and it is asked for again', async () => {
    const flow = opened();
    expect(line('Product 2102').getByText('Late fee')).toBeVisible();
    expect(go('Go to Payment')).toHaveAccessibleDescription('The late fee is not known yet');
    comeBack(flow, 'priceFee', 'the call failed');
    expect(alertOf('The late fee could not be loaded')).not.toBeNull();
    await flow.user.click(go('Try again'));
    expect(flow.actor.getSnapshot().value).toEqual({ form: 'pricing' });
  });

  test('for whom it is done stands in the title while somebody views as them (H-17)', () => {
    opened({ learner: 'Amara Osei' });
    expect(screen.getByRole('dialog', { name: 'Unschedule 1 booking for Amara Osei' })).toBeVisible();
  });
});

describe('R-27, R-41: the form', () => {
  test('the confirmation is required, beside its box, and its text names the Terms and Conditions', async () => {
    const { user, actor } = priced();
    expect(confirmBox()).toHaveAccessibleName('Yes, I want to unschedule I have read the Terms and Conditions about late cancellation fees');
    expect(go('Go to Payment')).toHaveAccessibleDescription('Tick “Yes, I want to unschedule” first');
    await user.click(go('Go to Payment'));
    expect(confirmBox()).toHaveFocus();
    expect(confirmBox()).toHaveAccessibleDescription('Please tick this box');
    expect(actor.getSnapshot().value).toEqual({ form: 'ready' });
  });

  test.each([true, false])('the waiver is there for who may (%s)', (canWaive) => {
    priced({ canWaive });
    expect(screen.queryAllByRole('checkbox', { name: 'Waive the late fee' })).toHaveLength(canWaive ? 1 : 0);
  });

  test('waived: no payment, no fee in the list', async () => {
    const { user } = priced({ canWaive: true });
    const waiver = screen.getByRole('checkbox', { name: 'Waive the late fee' });
    expect(waiver).toHaveAccessibleDescription('Only administrators can select this option');
    await user.click(waiver);
    expect(go('Submit')).toBeVisible();
    expect(line('Product 2102').getByText('waived')).toBeVisible();
    expect(screen.getByText('2 bookings, the fee is waived')).toBeVisible();
  });

  test('without a fee there is nothing to waive', () => {
    opened({ facts: {}, canWaive: true });
    expect(screen.queryByRole('checkbox', { name: 'Waive the late fee' })).toBeNull();
  });

  test('what the server says stands beside its field, and of no field in the notice', async () => {
    const flow = opened({ facts: {} });
    await flow.user.click(confirmBox());
    await flow.user.click(go('Submit'));
    comeBack(flow, 'claimIntention', 'nothing is stored');
    flow.answer('readFacts', { output: { ok: true, facts: sampleFacts() } });
    flow.answer('submitBookings', { output: { ok: false, reason: 'refused', problems: { confirm: ['Read the terms.'], late_fee: ['A late fee is due.'] } } });
    expect(confirmBox()).toHaveAccessibleDescription('Read the terms.');
    expect(alertOf('It was not accepted')).toHaveTextContent('A late fee is due.');
  });

  test('one that is being changed keeps all from going on, and says so', () => {
    const flow = priced();
    flow.send({ type: 'facts.changed', facts: sampleFacts({ lateIds: [2102], blockedIds: [2104] }) });
    expect(line('Product 2104').getByText(/It is being changed/)).toBeVisible();
    expect(go('Go to Payment')).toHaveAccessibleDescription('One of them cannot be changed');
    expect(alertOf('Your bookings have changed')).not.toBeNull();
  });
});

describe('why the form stands again', () => {
  test.each([
    ['claimIntention', 'another tab is at it', 'This is under way in another tab', () => decided()],
    ['readFacts', 'one of them changed elsewhere', 'Your bookings have changed', verifying],
    ['readFacts', 'the call failed', 'It was not sent', verifying],
    ['openBasket', 'it costs more', 'The total has changed', openingBasket],
    ['openBasket', 'the call failed', 'The payment could not be prepared', openingBasket],
  ] as const)('%s: %s', async (id, name, title, reach) => {
    const flow = await reach();
    comeBack(flow, id, name);
    expect(alertOf(title)).toHaveTextContent('Nothing has been paid.');
  });

  test('R-36: another total is shown, without the price of each, and confirmed anew', async () => {
    const flow = await openingBasket();
    comeBack(flow, 'openBasket', 'it costs more');
    expect(alertOf('The total has changed')).toHaveTextContent('It is £52.00 now.');
    expect(screen.getByText('1 late fee')).toBeVisible();
    expect(line('Product 2102').getByText('Late fee')).toBeVisible();
    expect(confirmBox()).not.toBeChecked();
  });

  test('another one costs a fee by now', () => {
    const flow = priced();
    flow.send({ type: 'facts.changed', facts: sampleFacts({ lateIds: [2102, 2104] }) });
    expect(alertOf('The late fee has changed')).not.toBeNull();
    expect(screen.getByText('2 late fees of £48.00')).toBeVisible();
    expect(screen.getByText('£96.00')).toBeVisible();
  });
});

describe('R-34, R-37, R-38: the payment and afterwards', () => {
  test('the dialog takes the focus as the payment, with what is paid for; Back leads to the form', async () => {
    const flow = await paying();
    expect(screen.getByRole('dialog', { name: 'Pay the late fee' })).toHaveFocus();
    expect(within(screen.getByTestId('card')).getByText('£48.00')).toBeVisible();
    expect(screen.getByText('1 late fee of £48.00')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    comeBack(flow, 'payment', 'the person went back');
    expect(go('Asking about the payment…')).toBeVisible();
    comeBack(flow, 'askBasket', 'it is not paid');
    expect(screen.getByRole('dialog', { name: 'Unschedule 1 booking' })).toHaveFocus();
    expect(confirmBox()).toBeChecked();
  });

  test('it can be closed while a card is typed, and not while the money is asked for', async () => {
    const flow = await paying();
    const { payment } = flow.actor.getSnapshot().children;
    const tell = (id: string, output: unknown) => act(() => payment?.send({ type: `xstate.done.actor.${id}`, actorId: id, output } as never));
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
    flow.answer('submitBookings', { output: { ok: false, reason: 'refused', problems: { unbook: ['One of them has started.'] } } });
    expect(alertOf('You will not pay again')).toHaveTextContent('One of them has started.');
    expect(alertOf('You will not pay again')).toHaveTextContent(/give your bookings team the receipt/);
  });

  test('what an earlier visit paid is named, though something else is chosen now', () => {
    const flow = openUnschedule();
    flow.answer('findIntention', { output: { kind: 'found', intention: sampleIntention({ ids: [2104], basket: { key: 'basket-1', totalInPence: 9600 }, reference: 'BW-1' }) } });
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
    expect(within(screen.getByRole('list', { name: 'What happens next' })).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Paid £48.00Receipt BW-7K42-1190',
      'Request sentThe server has it',
      expect.stringMatching(/within a few minutes/),
      'They stand under UnscheduledYou get a notification and an e-mail',
    ]);
    await flow.user.click(go('Back to your bookings'));
    expect(flow.closed).toHaveBeenCalledTimes(1);
  });
});
