// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sampleFacts } from '#machines/bookings/booking-flow.samples.ts';
import { setUpFlow } from './testing/open-flow.tsx';
import {
  alertOf,
  comeBack,
  confirmBox,
  decided,
  go,
  line,
  opened,
  openingBasket,
  priced,
  verifying,
} from './testing/unschedule-steps.ts';

setUpFlow();

describe('R-31, R-40: what it costs, workshop by workshop', () => {
  test('a late one with its days, one that is free with its last free day, and online learning', () => {
    priced({ facts: { lateIds: [2102], movingIds: [2102, 2104, 2106] } });
    expect(screen.getByText('2 more depend on it, so all 3 lose their dates.')).toBeVisible();
    expect(line('Product 2102').getByText('£48.00')).toBeVisible();
    expect(line('Product 2102').getByText('late fee, in 16 days')).toBeVisible();
    expect(line('Product 2104').getByText('No fee')).toBeVisible();
    expect(line('Product 2104').getByText(/free until 26th.Mar.'26/)).toBeVisible();
    expect(line('Product 2106').getByText('online learning')).toBeVisible();
    expect(
      screen.getByText(
        /A late fee of £48\.00 applies to each practical workshop that starts within 5 weeks, up to 6th.Apr.'26\./,
      ),
    ).toBeVisible();
  });

  test('with a fee it goes to the payment, without one it is submitted at once (R-33)', async () => {
    const { user, actor } = opened({ facts: {} });
    expect(screen.getByText('2 bookings, no fee')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go to Payment' })).toBeNull();
    await user.click(confirmBox());
    await user.click(go('Submit'));
    expect(actor.getSnapshot().value).toBe('claiming');
  });

  test.each([
    [16, 'late fee, in 16 days'],
    [1, 'late fee, tomorrow'],
    [0.1, 'late fee, today'],
  ])('%d days before it starts', (days, note) => {
    priced({ startsInDays: days });
    expect(line('Product 2102').getByText(note)).toBeVisible();
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
    expect(screen.getByRole('checkbox', { name: 'E-mail Amara Osei a confirmation' })).toBeChecked();
  });
});

describe('R-27, R-41: the form', () => {
  test('the confirmation is required, beside its box, and its text names the Terms and Conditions', async () => {
    const { user, actor } = priced();
    expect(confirmBox()).toHaveAccessibleName(
      'Yes, I want to unschedule I have read the Terms and Conditions about late cancellation fees',
    );
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
    flow.answer('submitBookings', {
      output: {
        ok: false,
        reason: 'refused',
        problems: { confirm: ['Read the terms.'], late_fee: ['A late fee is due.'] },
      },
    });
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
    expect(alertOf(title)).toHaveTextContent('Nothing was sent or paid from here.');
  });

  test('R-36: another total is shown, without the price of each, and confirmed anew', async () => {
    const flow = await openingBasket();
    comeBack(flow, 'openBasket', 'it costs more');
    expect(alertOf('The total has changed')).toHaveTextContent('It is £52.00 now.');
    expect(screen.getByText('1 late fee')).toBeVisible();
    expect(line('Product 2102').getByText('Late fee')).toBeVisible();
    expect(confirmBox()).not.toBeChecked();
  });

  test('a notice scrolls into sight', async () => {
    const flow = await verifying();
    const body = screen.getByRole('group', { name: 'What happens' });
    body.scrollTop = 100;
    comeBack(flow, 'readFacts', 'the call failed');
    expect(body.scrollTop).toBe(0);
  });

  test('another one costs a fee by now', () => {
    const flow = priced();
    flow.send({ type: 'facts.changed', facts: sampleFacts({ lateIds: [2102, 2104] }) });
    expect(alertOf('The late fee has changed')).not.toBeNull();
    expect(screen.getByText('2 late fees of £48.00')).toBeVisible();
    expect(screen.getByText('£96.00')).toBeVisible();
  });
});

describe('R-27: what is agreed to can be read where it is agreed to', () => {
  test('the terms of the organisation, sanitised, beside the box', async () => {
    const { user } = priced({
      terms:
        '<p>Due for <b>each</b> workshop. <a href="https://terms.example">More</a><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a></p>',
    });
    const terms = screen.getByText('Read the Terms and Conditions').closest('details') as HTMLDetailsElement;
    expect(terms.open).toBe(false);
    await user.click(screen.getByText('Read the Terms and Conditions'));
    expect(terms.open).toBe(true);
    expect(terms).toHaveTextContent('Due for each workshop. More');
    expect(within(terms).getByRole('link', { name: 'More' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(terms.innerHTML).not.toMatch(/onerror|javascript:/);
    expect(confirmBox().compareDocumentPosition(terms)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each([null, '', ' <p>&nbsp;</p> '])('where it has written none (%j), the rule and its price', (terms) => {
    priced({ terms });
    expect(
      screen.getByText(
        'A practical workshop can be unscheduled free of charge until 5 weeks before it starts. After that each one costs £48.00.',
      ),
    ).toBeVisible();
    expect(screen.queryByText('Read the Terms and Conditions')).toBeNull();
  });

  test('where nothing is charged, that nothing is charged', () => {
    opened({ facts: {}, organisationId: 12 });
    expect(screen.getByText('Your organisation charges nothing for a late cancellation.')).toBeVisible();
  });
});
