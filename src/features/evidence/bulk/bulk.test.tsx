// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { marcusBell } from '#fixtures/people.ts';
import { decideAndWait, enter, openList, setUpEvidence, storedWork } from '../testing/open-evidence.tsx';

const BASIC_LIFE_SUPPORT = 'training=10711';

setUpEvidence();

type Door = Awaited<ReturnType<typeof enter>>;

const table = () => screen.findByRole('table', { name: 'Pending evidence' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const learners = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('a')?.textContent);
const selectAll = async (total: number) => {
  await table();
  await userEvent.click(box('Select all on this page'));
  await userEvent.click(button(`Select all ${total}`));
};
const inDialog = () => within(screen.getByRole('dialog'));
const pendingIn = (door: Door): Promise<number> =>
  door.backend.read(
    (db) =>
      db.tables.evidence.where(({ status, organisation_id }) => status === 'pending' && organisation_id === 1).length,
  );

describe('Q-08: the list', () => {
  test('everything that waits, oldest first, with its count and how long it has waited', async () => {
    await openList(await enter());
    expect((await learners())[0]).toBe('Leah Goldman');
    expect(screen.getByText('22 pieces are waiting, the oldest for 18 days.')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Sent' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByText('1 to 12 of 22')).toBeInTheDocument();
  });

  test('Q-11: without an admin account it is denied', async () => {
    await openList(await enter(marcusBell.email));
    expect(await screen.findByRole('heading', { name: 'Denied' })).toBeInTheDocument();
  });

  test('V-03, V-04: search, filters, order, page and page size stand in the address, and come from it', async () => {
    let query = '';
    const { unmount } = await openList(await enter(), '', { onAddress: (next) => (query = next) });
    await table();
    await userEvent.click(button('Learner'));
    expect(screen.getByRole('columnheader', { name: 'Learner' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(button('Learner'));
    expect(query).toBe('sort=-learner');
    expect((await learners())[0]).toBe('Yusuf Demir');
    await userEvent.click(button('Next page'));
    expect(query).toBe('sort=-learner&page=2');
    await userEvent.selectOptions(screen.getByLabelText('Per page'), '24');
    expect(query).toBe('sort=-learner&size=24');
    await userEvent.type(screen.getByRole('searchbox'), 'wojcik log');
    expect(await learners()).toEqual(['Hannah Wójcik']);
    unmount();
    await openList(await enter(), query);
    expect(await learners()).toEqual(['Hannah Wójcik']);
    expect(screen.getByRole('searchbox')).toHaveValue('wojcik log');
  });

  test('a page beyond the last is the last; nothing found says so', async () => {
    await openList(await enter(), 'page=99');
    await table();
    expect(screen.getByText('13 to 22 of 22')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), 'nobody at all');
    expect(screen.getByRole('heading', { name: /^Nothing is like / })).toBeInTheDocument();
  });

  test('a list that does not come is said, and asked for again by a press', async () => {
    const door = await enter();
    await door.demo.faults.set([{ call: 'listEvidence', status: 500, times: 1 }]);
    await openList(door);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await table()).toBeInTheDocument();
  });
});

describe('Q-08: the selection', () => {
  test('lasts from page to page and through a search, and says where it is; the head shows a dash while only some are', async () => {
    await openList(await enter());
    await table();
    await userEvent.click(box('Select Leah Goldman, Local anaesthesia logbook'));
    expect(box('Select all on this page').indeterminate).toBe(true);
    await userEvent.click(button('Next page'));
    expect(box('Select all on this page').indeterminate).toBe(false);
    await userEvent.click(box('Select all on this page'));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    expect(bar.getByText('11 selected').parentElement).toHaveTextContent('11 selected 10 here, 1 on 1 other page');
    await userEvent.type(screen.getByRole('searchbox'), 'leah');
    expect(bar.getByText('11 selected').parentElement).toHaveTextContent('11 selected 1 here, 10 outside the filters');
    await userEvent.click(button('Clear'));
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });

  test('what somebody else decided meanwhile is selected no longer', async () => {
    const door = await enter();
    await openList(door);
    await selectAll(22);
    await door.backend.write((db) => db.tables.evidence.update('evidence-tom', { status: 'accepted' }));
    await userEvent.click(button('Refresh'));
    expect(await screen.findByText('21 selected')).toBeInTheDocument();
  });
});

describe('Q-09: one decision for many', () => {
  test('her own of twenty fails: it comes first, stays selected, and says why; a date of long ago counts for the others', async () => {
    const door = await enter();
    await openList(door, BASIC_LIFE_SUPPORT);
    await selectAll(20);
    await userEvent.click(button('Accept 20'));
    const date = inDialog().getByLabelText(/^Completed on/);
    await userEvent.clear(date);
    await userEvent.type(date, '2020-01-31');
    await decideAndWait(inDialog().getByRole('button', { name: /^Accept 20/ }));
    expect(await screen.findByText("19 of 20 accepted. 1 wasn't, and is still selected.")).toBeInTheDocument();
    expect(new Set(await learners())).toEqual(new Set(['Priya Nair']));
    expect(screen.getAllByText('You cannot review your own evidence')).toHaveLength(1);
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    expect(await pendingIn(door)).toBe(3);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

    await userEvent.click(button('Accept 1'));
    expect(inDialog().getByLabelText(/^Score/)).toHaveValue('100');
    await decideAndWait(inDialog().getByRole('button', { name: /^Accept 1/ }));
    expect(await screen.findByText("0 of 1 accepted. 1 wasn't, and is still selected.")).toBeInTheDocument();
    expect(await pendingIn(door)).toBe(3);
    expect((await door.demo.mail()).filter(({ subject }) => subject.startsWith('Evidence accepted'))).toHaveLength(19);
  });

  test('one message for all that are rejected; what is typed is kept on the device until it is sent', async () => {
    const door = await enter();
    const first = await openList(door, 'q=logbook');
    await selectAllOnPage();
    await userEvent.click(button('Reject'));
    await userEvent.type(inDialog().getByLabelText('Message to each of them'), 'Please send all twenty entries.');
    await waitFor(() => expect(inDialog().getByText('Saved on this device')).toBeInTheDocument());
    first.unmount();
    await openList(door, 'q=logbook');
    await selectAllOnPage();
    await userEvent.click(button('Reject'));
    expect(inDialog().getByLabelText('Message to each of them')).toHaveValue('Please send all twenty entries.');
    await decideAndWait(inDialog().getByRole('button', { name: /^Reject 2/ }));
    expect(await screen.findByText('2 of 2 rejected.')).toBeInTheDocument();
    expect(storedWork()).toEqual([]);
    await door.backend.read((db) =>
      expect(db.tables.evidence.get('evidence-leah')).toMatchObject({
        status: 'rejected',
        review_message: 'Please send all twenty entries.',
      }),
    );
  });

  test('for eight seconds it can be taken back, and the selection stands', async () => {
    const door = await enter();
    await openList(door, 'q=logbook');
    await selectAllOnPage();
    await userEvent.click(button('Accept 2'));
    await userEvent.click(inDialog().getByRole('button', { name: 'Accept 2 pieces' }));
    expect(box('Select Leah Goldman, Local anaesthesia logbook')).toBeDisabled();
    await userEvent.click(button('Undo the acceptance of 2 pieces'));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    // R11: and by the keys.
    for (const keys of ['z', '{Control>}z{/Control}']) {
      await userEvent.click(button('Accept 2'));
      await userEvent.click(inDialog().getByRole('button', { name: 'Accept 2 pieces' }));
      await userEvent.keyboard(keys);
      expect(screen.getByText('2 selected')).toBeInTheDocument();
    }
    expect(await pendingIn(door)).toBe(22);
  });

  test.each([
    ['101', 'Please enter a number between 0 and 100'],
    ['all', 'Please enter a number'],
  ])('a score of "%s" is refused here', async (score, text) => {
    await openList(await enter(), 'q=logbook');
    await selectAllOnPage();
    await userEvent.click(button('Accept 2'));
    await userEvent.clear(inDialog().getByLabelText(/^Score/));
    await userEvent.type(inDialog().getByLabelText(/^Score/), score);
    expect(inDialog().getByRole('button', { name: 'Accept 2 pieces' })).toHaveAccessibleDescription(`${text}.`);
  });

  const deciding = async (fault: object) => {
    const door = await enter();
    const { failures } = await openList(door, 'q=logbook');
    await selectAllOnPage();
    await userEvent.click(button('Accept 2'));
    await door.demo.faults.set([{ call: 'reviewEvidences', ...fault, times: 1 }]);
    await decideAndWait(inDialog().getByRole('button', { name: /^Accept 2/ }));
    return { door, inTray: () => failures.filter(({ treatment }) => treatment === 'tray').map(({ call }) => call) };
  };

  test.each([
    { status: 500 },
    { status: 503 },
    { status: 422 },
    { status: 429 },
    { kind: 'offline' },
    { kind: 'html' },
  ])('the decision meets %j: nothing is decided, and every piece is still selected', async (fault) => {
    const { door, inTray } = await deciding(fault);
    expect(await screen.findByText('2 selected')).toBeInTheDocument();
    expect(inTray(), 'R7').toEqual(['reviewEvidences']);
    expect([await pendingIn(door), await door.demo.mail('leah.goldman@demo.example')]).toEqual([22, []]);
  });

  test.each([{ kind: 'lost' }, { kind: 'empty' }, { kind: 'truncated' }, { kind: 'malformed' }])(
    'its answer meets %j: the list tells that every piece was decided, once',
    async (fault) => {
      const { door, inTray } = await deciding(fault);
      expect(await screen.findByText('2 of 2 accepted.')).toBeInTheDocument();
      expect(inTray(), 'R7: nothing beside success').toEqual([]);
      expect(storedWork()).toEqual([]);
      expect([await pendingIn(door), (await door.demo.mail('leah.goldman@demo.example')).length]).toEqual([20, 1]);
    },
  );

  test('no answer, and none to the question after it: kept, asked again by a press', async () => {
    const door = await enter();
    await openList(door, 'q=logbook');
    await selectAllOnPage();
    await userEvent.click(button('Accept 2'));
    await door.demo.faults.set([
      { call: 'reviewEvidences', kind: 'lost', times: 1 },
      { call: 'listEvidence', status: 500, times: 1 },
    ]);
    await decideAndWait(inDialog().getByRole('button', { name: /^Accept 2/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('2 of 2 accepted.')).toBeInTheDocument();
  });
});

test('V-01: the export holds the rows that the filters leave, on all pages', async () => {
  const saved: Blob[] = [];
  await openList(await enter(), BASIC_LIFE_SUPPORT);
  await table();
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:of-a-test';
  };
  await userEvent.click(button('Export CSV'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'The 20 rows of this search' }));
  const text = (await saved[0]?.text()) ?? '';
  expect(text.trim().split('\r\n')).toHaveLength(21);
  expect(text).toContain(
    '"Tom Whitfield","tom.whitfield@demo.example","Basic Life Support: annual update","bls-certificate.pdf"',
  );
});

const waitingRow = () => screen.getAllByRole('button', { name: /^Actions for / })[0] ?? document.body;

test('V-01: actions of a row lead to it, narrow the list to it, and decide about it alone', async () => {
  await openList(await enter());
  await table();
  await userEvent.click(waitingRow());
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Open it',
    'Show only Leah Goldman',
    'Show only Local anaesthesia logbook',
    'Accept…',
    'Reject…',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Show only Leah Goldman' }));
  expect(new Set(await learners())).toEqual(new Set(['Leah Goldman']));
  await userEvent.click(waitingRow());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reject…' }));
  expect(await screen.findByRole('dialog', { name: 'Reject 1 piece of evidence' })).toBeInTheDocument();
  await userEvent.click(inDialog().getByRole('button', { name: 'Cancel' }));
  // A selection is not replaced by the way.
  await userEvent.click(waitingRow());
  expect(screen.queryByRole('menuitem', { name: 'Accept…' })).toBeNull();
});

test('V-01: after a refresh that failed the rows and the selection stay; a row that came since is new until the next one', async () => {
  const door = await enter();
  await openList(door);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select Leah Goldman, Local/ }));
  await door.demo.faults.set([{ call: 'listEvidence', status: 500, times: 1 }]);
  await userEvent.click(button('Refresh'));
  const tray = within(await screen.findByRole('alert'));
  expect(tray.getByText('The evidence could not be refreshed.')).toBeInTheDocument();
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  expect(screen.getByText(/^Not refreshed since /)).toBeInTheDocument();
  await door.backend.write(async (db) => {
    const one = db.tables.evidence.require('evidence-tom');
    await db.tables.evidence.insert({ ...one, key: 'evidence-tom-again', created_at: 1 });
  });
  await userEvent.click(tray.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^As of .*, 1 row is new$/)).toBeInTheDocument();
  expect(within(screen.getAllByRole('rowheader')[0] ?? document.body).getByText('New')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(button('Sync'));
  expect(await screen.findByText(/^Synced /)).not.toHaveTextContent('new');
});

const selectAllOnPage = async () => {
  await table();
  await userEvent.click(box('Select all on this page'));
};
