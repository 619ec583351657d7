// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { goOn, openPlans, plan, setUpPlans, type OpenedPlans } from './testing/open-plans.tsx';

setUpPlans();

const CARD = '4242424242424242';
const TEAM_LEADER = /^Team Leader/;
const alert = () => screen.findByRole('alert');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** To the payment page, as Amara, whose Team Leader ends: a new one may begin. */
const leave = async (opened: OpenedPlans): Promise<void> => {
  await opened.user.click(await plan(TEAM_LEADER));
  await opened.user.click(await goOn());
  await heading('One moment');
};

describe('the price list (T-01, T-04)', () => {
  test('names each plan with what is in it, its price and its interval, and chooses none', async () => {
    await openPlans({ email: amaraOsei.email });
    const leader = await plan(TEAM_LEADER);
    expect(leader).toHaveAccessibleName(/£54\.00 ?every 3 months ?£18\.00 a month$/);
    expect(await plan(/^Care Essentials/)).toHaveAccessibleName(/£19\.99 ?p\/month$/);
    expect(await plan(/^Whole Home/)).toHaveAccessibleName(/£1,440\.00 ?p\/year ?£120\.00 a month$/);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(await goOn()).toHaveAttribute('aria-disabled', 'true');
    expect(await goOn()).toHaveAccessibleDescription('Choose a plan to go on.');
    expect(document.title).toBe('Plans and prices · Northgate Care Group');
  });

  test('the bar says what is paid today and when next', async () => {
    const { user } = await openPlans({ email: amaraOsei.email });
    await user.click(await plan(TEAM_LEADER));
    const bar = within(screen.getByRole('region', { name: 'Your choice' }));
    expect(bar.getByText('Team Leader, £54.00 today')).toBeInTheDocument();
    expect(
      bar.getByText(/^Then £54\.00 every 3 months, next on 2nd\sJun\s'26\. Tax is included\.$/),
    ).toBeInTheDocument();
  });

  test('plans that do not load lead home, and so does an organisation that sells none', async () => {
    const { left } = await openPlans({ path: 'brightwater' });
    await waitFor(() => expect(left).toEqual(['/']));
    cleanup();
    const again = await openPlans({
      through: (door) => ({
        ...door,
        fetch: async (input, init) =>
          String(input instanceof Request ? input.url : input).includes('subscribe/')
            ? Response.json({ name: 7 })
            : door.fetch(input, init),
      }),
    });
    await waitFor(() => expect(again.left).toEqual(['/']));
  });
});

/** The plans as a server may send them. */
const withPlans = (plans: readonly object[]) => ({
  through: (door: OpenedPlans['door']) => ({
    ...door,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const { url, method } = new Request(input, init);
      return method === 'GET' && url.includes('/subscribe/')
        ? Response.json({ name: 'Northgate Care Group', plans })
        : door.fetch(input, init);
    },
  }),
});
const offer = (id: number, plan: object) => ({ id, name: `Plan ${id}`, price: { value_inc_tax: 10 }, plan });

describe('what a server may send (T-01)', () => {
  test('no plans: the page says so', async () => {
    await openPlans(withPlans([]));
    expect(await screen.findByText('Northgate Care Group offers no plans at this time.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Go to payment' })).toBeNull();
  });

  test('one plan is chosen already', async () => {
    await openPlans(withPlans([offer(1, { interval: 'month', interval_count: 1 })]));
    expect(await plan(/Plan 1/)).toBeChecked();
  });

  test('an interval that is missing or counts nothing is left out, or counts as one', async () => {
    const { user } = await openPlans({
      email: amaraOsei.email,
      ...withPlans([offer(1, {}), offer(2, { interval: 'month', interval_count: 0 })]),
    });
    expect(await plan(/^Plan 1/)).toHaveAccessibleName(/£10\.00$/);
    expect(await plan(/^Plan 2/)).toHaveAccessibleName(/£10\.00 ?p\/month$/);
    await user.click(await plan(/^Plan 1/));
    expect(screen.getByText('Tax is included.')).toBeInTheDocument();
  });

  test('forty plans are forty rows', async () => {
    await openPlans(withPlans(Array.from({ length: 40 }, (_, nth) => offer(nth + 1, { interval: 'year' }))));
    expect(await screen.findAllByRole('radio')).toHaveLength(40);
  });
});

describe('going to the payment page (T-02, T-03)', () => {
  test('somebody who is signed in is not asked who they are, and sees where they go', async () => {
    const opened = await openPlans({ email: amaraOsei.email });
    expect(screen.queryByLabelText('Email address')).toBeNull();
    await leave(opened);
    expect(opened.left).toEqual([expect.stringMatching(/^\/__payments\/checkout\/chk-/)]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText('Pay at localhost:3000')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute('href', opened.left[0]);
  });

  test('somebody who is not says who pays; what is wrong stands beside its field, and nothing is lost', async () => {
    const { user, left } = await openPlans();
    await user.click(await plan(TEAM_LEADER));
    expect(await goOn()).toHaveAccessibleDescription(
      /Your first name, last name,? and email address are still missing\.$/,
    );
    await user.click(await goOn());
    const first = screen.getByLabelText('First name');
    expect(first).toHaveFocus();
    expect(first).toHaveAccessibleDescription('Please complete this field');
    await user.type(first, 'Ines');
    await user.type(screen.getByLabelText('Last name'), 'Moreau');
    const email = screen.getByLabelText('Email address');
    await user.type(email, 'ines');
    await user.click(await goOn());
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await user.type(email, '@.demo.example');
    await user.click(await goOn());
    // The server knows better.
    await waitFor(() =>
      expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(
        'The customer.email field must be a valid email address.',
      ),
    );
    expect(screen.getByLabelText('Email address')).toHaveFocus();
    expect(screen.getByLabelText('First name')).toHaveValue('Ines');
    await user.clear(screen.getByLabelText('Email address'));
    await user.type(screen.getByLabelText('Email address'), 'ines@demo.example');
    await user.click(await goOn());
    await heading('One moment');
    expect(left).toHaveLength(1);
  });

  test('a lost reply and another press open one page', async () => {
    const opened = await openPlans({ email: amaraOsei.email });
    const before = await opened.checkouts();
    await opened.fault({ call: 'subscribe', kind: 'lost', times: 1 });
    await opened.user.click(await plan(TEAM_LEADER));
    await opened.user.click(await goOn());
    await waitFor(() => expect(opened.failures).toHaveLength(1));
    expect(opened.left).toEqual([]);
    await opened.user.click(await goOn());
    await heading('One moment');
    expect(await opened.checkouts()).toBe(before + 1);
  });

  test('nobody can say what they have: nothing is opened, and the page says so', async () => {
    const opened = await openPlans({ email: amaraOsei.email });
    await opened.fault({ call: 'listSubscriptions', status: 500, times: 1 });
    await opened.user.click(await plan(TEAM_LEADER));
    await opened.user.click(await goOn());
    expect(await alert()).toHaveTextContent('The payment page did not open, so nothing was taken.');
    expect(await alert()).toHaveFocus();
    expect(opened.left).toEqual([]);
  });

  test.each(['http://pay.example/1', '//evil.example', 'javascript:alert(1)', 'https://pay.example:8443/1'])(
    'T-03: a payment page at %s is not opened',
    async (redirect_url) => {
      const opened = await openPlans({
        email: amaraOsei.email,
        through: (door) => ({
          ...door,
          fetch: async (input, init) => {
            const request = new Request(input, init);
            return request.method === 'POST' && request.url.includes('/subscribe/')
              ? Response.json({ redirect_url })
              : door.fetch(input, init);
          },
        }),
      });
      await opened.user.click(await plan(TEAM_LEADER));
      await opened.user.click(await goOn());
      expect(await alert()).toHaveTextContent('an address that is not safe to open');
      expect(opened.left).toEqual([]);
    },
  );

  test('a plan that somebody has already is asked about, and not opened before', async () => {
    const opened = await openPlans({ email: amaraOsei.email });
    await opened.user.click(await plan(/^Care Essentials/));
    await opened.user.click(await goOn());
    const question = await screen.findByRole('alertdialog', { name: 'You have Care Essentials already' });
    expect(question).toHaveTextContent('Another one costs £19.99 p/month again');
    expect(opened.left).toEqual([]);
    await opened.user.click(within(question).getByRole('button', { name: 'Pay for another' }));
    await waitFor(() => expect(opened.left).toHaveLength(1));
  });

  test('nobody subscribes while viewing as a learner, and the button says why', async () => {
    const opened = await openPlans({ email: amaraOsei.email, isViewing: true });
    await opened.user.click(await plan(TEAM_LEADER));
    expect(await goOn()).toHaveAccessibleDescription(
      /You are viewing as Amara Osei\. Exit View As to subscribe in your own name\.$/,
    );
    await opened.user.click(await goOn());
    expect(sessionStorage).toHaveLength(0);
    expect(opened.left).toEqual([]);
  });
});

describe('coming back (T-02)', () => {
  test('paid: the server lists the new subscription, and the plan is theirs', async () => {
    const first = await openPlans({ email: amaraOsei.email });
    await leave(first);
    const back = await first.payWith(CARD);
    expect(back).toBe('/subscribe/northgate?paid=52');
    cleanup();
    await openPlans({ email: amaraOsei.email, door: first.door, search: '?paid=52' });
    expect(await heading('Team Leader is yours')).toHaveFocus();
    expect(screen.getByText('Paid £54.00')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your subscriptions' })).toHaveAttribute('href', '/profile/subscriptions');
  });

  test('an address that says paid is not believed', async () => {
    const first = await openPlans({ email: amaraOsei.email });
    await leave(first);
    cleanup();
    await openPlans({ email: amaraOsei.email, door: first.door, search: '?paid=52' });
    await heading('Your payment is on its way');
    expect(screen.getByText(/Please do not pay again\./)).toBeInTheDocument();
    expect(screen.queryByText(/is yours/)).toBeNull();
  });

  test('nothing was paid: the choice is still there, and nothing was taken', async () => {
    const first = await openPlans({ email: amaraOsei.email });
    await leave(first);
    cleanup();
    await openPlans({ email: amaraOsei.email, door: first.door, search: '?back=52' });
    expect(await alert()).toHaveTextContent('You came back before paying.');
    expect(await plan(TEAM_LEADER)).toBeChecked();
  });

  test('without a word: the server is asked, and can be asked again', async () => {
    const first = await openPlans({ email: amaraOsei.email });
    await leave(first);
    cleanup();
    const again = await openPlans({ email: amaraOsei.email, door: first.door });
    expect(await alert()).toHaveTextContent('You came back from the payment page.');
    await first.payWith(CARD);
    await again.user.click(screen.getByRole('button', { name: 'Look again' }));
    await heading('Team Leader is yours');
  });

  test('signed out, what was typed is still there; paid, the page says what it knows', async () => {
    const first = await openPlans();
    await first.user.click(await plan(TEAM_LEADER));
    await first.user.type(screen.getByLabelText('First name'), 'Ines');
    await first.user.type(screen.getByLabelText('Last name'), 'Moreau');
    await first.user.type(screen.getByLabelText('Email address'), 'ines.moreau@demo.example');
    await first.user.click(await goOn());
    await heading('One moment');
    cleanup();
    await openPlans({ door: first.door, search: '?back=52' });
    expect(await screen.findByLabelText('Email address')).toHaveValue('ines.moreau@demo.example');
    cleanup();
    await openPlans({ door: first.door, search: '?paid=52' });
    await heading('Thank you');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.getByText(/Your receipt comes by mail/)).toBeInTheDocument();
  });

  test('Back brings the page as it was left: the server is asked', async () => {
    const opened = await openPlans({ email: amaraOsei.email });
    await leave(opened);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await alert()).toHaveTextContent('You came back from the payment page.');
    expect(await plan(TEAM_LEADER)).toBeChecked();
  });

  test('what another person left in the tab is not theirs', async () => {
    const first = await openPlans({ email: amaraOsei.email });
    await leave(first);
    cleanup();
    await openPlans({ email: tomWhitfield.email, door: first.door });
    expect(await plan(TEAM_LEADER)).not.toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
