// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '#api/testing/open-page.tsx';
import { IN_PROCESS_BASE_URL } from '#mocks/in-process.ts';
import type { House } from '#mocks/testing/visit.ts';
import { backendOfTest, setUpPayment, typeCard } from '../testing/open-payment.tsx';
import { SubscriptionPage, type SubscriptionPageProps } from './SubscriptionPage.tsx';

const NORTHGATE = 81;
const [ACTIVE, CANCELLED, PAST_DUE] = [61, 62, 63];

let door: House;

// The provider's loader caches the script of the first test: all share its stand-in.
setUpPayment();
beforeEach(() => {
  door = backendOfTest();
});

function Page(props: Omit<SubscriptionPageProps, 'query' | 'onQuery'>) {
  const [query, setQuery] = useState(() => new URLSearchParams());
  return <SubscriptionPage {...props} query={query} onQuery={setQuery} />;
}

const open = async (id: number) => {
  const opened = await openPage(
    {
      baseUrl: IN_PROCESS_BASE_URL,
      fetch: door.fetch,
      readCookie: door.readCookie,
      upload: () => Promise.reject(new Error('no upload here')),
    },
    ({ profile }) => {
      const organisation = profile.organisations.find(({ organisation_id }) => organisation_id === NORTHGATE);
      if (organisation === undefined) throw new Error('Amara is not in Northgate.');
      return <Page profile={profile} organisation={organisation} id={id} now={() => Date.now()} />;
    },
  );
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('table', { name: 'Invoices' });
  return { ...opened, user: userEvent.setup({ delay: null }) };
};

const record = (id: number) => door.backend.read((db) => db.tables.subscriptions.require(id));
const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.findByRole('dialog');
const callsOf = async (name: string) => (await door.demo.log()).filter(({ call }) => call === name).length;
const violations = async () =>
  (
    await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  ).violations.map(({ id }) => id);

const changeCard = async (id: number, number: string) => {
  const { user } = await open(id);
  await user.click(button('Change card'));
  await typeCard(user, number);
  await user.click(button('Use this card'));
  return user;
};

describe('a subscription (T-08)', () => {
  test('shows its price, its card and its invoices, pence as pounds', async () => {
    await open(ACTIVE);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Care Essentials');
    expect(screen.getByText('£19.99 p/month')).toBeInTheDocument();
    expect(screen.getByText('Visa ending 4242')).toBeInTheDocument();
    expect(screen.getByText('Expires 11 / 34')).toBeInTheDocument();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
      ['NCG-0001', expect.stringMatching(/ to /), expect.stringMatching(/'/), 'Paid', '£19.99'],
      ['NCG-0002', expect.stringMatching(/ to /), expect.stringMatching(/'/), 'Paid', '£19.99'],
      ['NCG-0005', expect.stringMatching(/ to /), expect.stringMatching(/'/), 'Void', '£19.99'],
    ]);
    expect(screen.getByRole('img', { name: /^Period started .*: Next payment, £19\.99\.$/ })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  test('V-01, V-02, V-04: the invoices are searched, filtered, sorted, drawn and exported', async () => {
    const { user } = await open(ACTIVE);
    const numbers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const created = () => screen.getByRole('columnheader', { name: 'Created' });
    expect(created()).toHaveAttribute('aria-sort', 'descending');
    await user.click(button('Created'));
    expect([created().getAttribute('aria-sort'), numbers()]).toEqual([
      'ascending',
      ['NCG-0005', 'NCG-0002', 'NCG-0001'],
    ]);
    await user.click(button('Chart'));
    const graph = screen.getByRole('region', { name: '£19.99 on average' });
    expect(graph).toHaveTextContent('2 invoices, £39.98 together, without void ones.');
    await user.click(within(graph).getByRole('button', { name: 'Line over time' }));
    expect(within(graph).getAllByRole('listitem')).toHaveLength(2);
    expect(await violations()).toEqual([]);
    await user.selectOptions(screen.getByLabelText('State'), 'Void');
    expect(numbers()).toEqual(['NCG-0005']);
    await user.type(screen.getByRole('searchbox'), 'nothing like it');
    expect(screen.getByRole('heading', { name: 'Nothing is like “nothing like it”, void.' })).toBeInTheDocument();
    expect(screen.getByText('3 invoices are hidden by the search and one filter.')).toBeInTheDocument();
    await user.click(button('Clear search and filters'));
    expect(numbers()).toHaveLength(3);
  });

  test('V-01: sync asks for the invoices, and for the subscription that they belong to', async () => {
    const { user } = await open(ACTIVE);
    const calls = async () => [await callsOf('listInvoices'), await callsOf('getSubscription')];
    const [invoices = 0, subscriptions = 0] = await calls();
    await user.click(button('Refresh'));
    await waitFor(async () => expect(await calls()).toEqual([invoices + 1, subscriptions]));
    await user.click(button('Sync'));
    await waitFor(async () => expect((await calls())[1]).toBe(subscriptions + 1));
    expect(await screen.findByText(/^Synced /)).toBeInTheDocument();
  });

  test('one that is cancelled says when it ends, and offers nothing', async () => {
    await open(CANCELLED);
    expect(screen.getByText(/^Cancelled, open until /)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '40 days left' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Cancel|Change/ })).toBeNull();
  });

  test('one whose payment failed says so, with its amount', async () => {
    await open(PAST_DUE);
    expect(screen.getByText('The payment of £1,440.00 failed.')).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getByText('Not paid')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
  });

  test('what is missing, unknown or impossible is left out', async () => {
    const { fetch } = door;
    vi.spyOn(door, 'fetch').mockImplementation(async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (/\/subscriptions\/61\/invoices/.test(url))
        return Response.json([{ number: 'N-1', total: 0, status: 'constructor' }]);
      if (/\/subscriptions\/61/.test(url))
        return Response.json({ id: 61, status: 'paused', plan: { interval_count: 0 }, basket: { products: [] } });
      return fetch(input, init);
    });
    await open(ACTIVE);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Subscription 61');
    expect(screen.getByText('paused')).toBeInTheDocument();
    expect(screen.getByText('constructor')).toBeInTheDocument();
    expect(screen.getAllByText('Not given')).toHaveLength(2);
    expect(screen.queryByText('Price')).toBeNull();
    expect(screen.queryByRole('img', { name: /^Period/ })).toBeNull();
  });
});

describe('cancelling (T-09)', () => {
  test('asks with the end first, sends once, and shows what the server says', async () => {
    const { user } = await open(ACTIVE);
    await user.click(button('Cancel subscription'));
    expect(await dialog()).toHaveAccessibleName('Cancel Care Essentials?');
    expect(within(await dialog()).getByText(/^It ends on .*, not today\.$/)).toBeInTheDocument();
    expect(await callsOf('cancelSubscription')).toBe(0);
    expect(await violations()).toEqual([]);
    await user.dblClick(within(await dialog()).getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText(/^Cancelled, open until /)).toBeInTheDocument();
    expect(await callsOf('cancelSubscription')).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('keeping it sends nothing', async () => {
    const { user } = await open(ACTIVE);
    await user.click(button('Cancel subscription'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await callsOf('cancelSubscription')).toBe(0);
    expect(await record(ACTIVE)).toMatchObject({ cancel_at_period_end: false });
  });

  test('a reply that was lost is asked after, and nothing is sent again', async () => {
    const { user } = await open(ACTIVE);
    await door.demo.faults.set([{ call: 'cancelSubscription', kind: 'lost' }]);
    await user.click(button('Cancel subscription'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText(/^Cancelled, open until /)).toBeInTheDocument();
    expect(await callsOf('cancelSubscription')).toBe(1);
  });

  test('one that was cancelled in another tab meanwhile is shown as cancelled', async () => {
    const { user } = await open(ACTIVE);
    await door.backend.write((db) =>
      db.tables.subscriptions.update(ACTIVE, { cancel_at_period_end: true, cancel_at: 4_000_000_000 }),
    );
    await user.click(button('Cancel subscription'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText(/^Cancelled, open until /)).toBeInTheDocument();
    expect(screen.queryByText('It was not cancelled')).toBeNull();
  });
});

describe('another card (T-10)', () => {
  test('pays once the server has it; a number never reaches the API', async () => {
    await changeCard(ACTIVE, '5555555555554444');
    expect(await screen.findByText('Mastercard ending 4444')).toBeInTheDocument();
    expect(screen.getAllByText('The new card was accepted.')).not.toHaveLength(0);
    const sent = (await door.demo.log()).filter(({ call }) => call === 'changePaymentMethod');
    expect(sent.map(({ body }) => body)).toEqual([{ payment_method: expect.stringMatching(/^pm_[\da-f]+$/) }]);
  });

  test('that is declined changes nothing, and says why beside its field', async () => {
    await changeCard(ACTIVE, '4000000000000002');
    const field = await screen.findByRole('group', { name: 'Card' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Your card was declined.'));
    expect(screen.getByText('Still: Visa ending 4242')).toBeInTheDocument();
    expect(await record(ACTIVE)).toMatchObject({ payment_method_id: 'pm_amara_visa' });
  });

  test('whose holder says yes to the bank pays; until then the former one does', async () => {
    const user = await changeCard(ACTIVE, '4000002760003184');
    await screen.findByRole('dialog', { name: '3D Secure' });
    expect(await record(ACTIVE)).toMatchObject({ payment_method_id: 'pm_amara_visa' });
    await user.click(button('Complete authentication'));
    expect(await screen.findByText('Visa ending 3184')).toBeInTheDocument();
  });

  test('whose holder says no changes nothing', async () => {
    const user = await changeCard(ACTIVE, '4000002760003184');
    await screen.findByRole('dialog', { name: '3D Secure' });
    await user.click(button('Fail authentication'));
    expect(await screen.findByText('Still: Visa ending 4242')).toBeInTheDocument();
    expect(await record(ACTIVE)).toMatchObject({ payment_method_id: 'pm_amara_visa' });
  });

  test('whose reply was lost is asked after, and not sent again', async () => {
    await door.demo.faults.set([{ call: 'changePaymentMethod', kind: 'lost' }]);
    await changeCard(ACTIVE, '5555555555554444');
    expect(await screen.findByText('Mastercard ending 4444')).toBeInTheDocument();
    expect(await callsOf('changePaymentMethod')).toBe(1);
  });

  test('pays what is past due', async () => {
    await changeCard(PAST_DUE, '5555555555554444');
    expect(await screen.findByText('Active')).toBeInTheDocument();
    await waitFor(() => expect(within(screen.getByRole('table')).getByText('Paid')).toBeInTheDocument());
  });
});
