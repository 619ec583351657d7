// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { defineAddress, text, type ListAddress } from './address.ts';
import type { ListDefinition } from './list-definition.ts';
import { ListFrame } from './ListFrame.tsx';
import { ListPage } from './ListPage.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { RowAction } from '../table/RowActions.tsx';
import type { Freshness } from '../table/use-freshness.ts';

afterEach(cleanup);

interface Award {
  readonly key: string;
  readonly title: string;
  readonly points: number;
}
interface Filters {
  readonly search: string;
}
type Sort = 'title' | 'points';

const { first } = defineAddress<Filters, Sort>({
  filters: { search: text('q') },
  sorts: ['title', 'points'],
  sizes: [2, 4],
});

const awards: ListDefinition<Award, Filters, Sort> = {
  label: 'Awards',
  pagesLabel: 'Award pages',
  noun: ['award', 'awards'],
  sizes: [2, 4],
  rowLabel: ({ title }) => title,
  filter: (rows, { search }) => rows.filter(({ title }) => title.includes(search)),
  columns: [
    {
      key: 'title',
      header: 'Title',
      isRowHeader: true,
      sort: { by: 'title', compare: (one, other) => one.title.localeCompare(other.title) },
      cell: ({ title }, note) => `${title}${note ?? ''}`,
    },
    {
      key: 'points',
      header: 'Points',
      numeric: true,
      sort: { by: 'points', compare: (one, other) => one.points - other.points },
      cell: ({ points }) => points,
    },
    { key: 'kind', header: 'Kind', cell: () => 'Badge' },
  ],
  graphs: [
    {
      key: 'points',
      kind: 'spread',
      label: 'Points',
      value: ({ points }) => points,
      format: String,
      finding: ({ average }) => ({ title: `${Math.round(average)} on average`, text: 'Of all awards.' }),
      rangeText: (from, last) => `${from} to ${last} points`,
      countText: (count) => `${count} awards`,
      mark: { value: 15, label: 'Half way 15' },
    },
  ],
  csv: { fileName: 'awards.csv', columns: [{ header: 'Title', value: ({ title }) => title }] },
  details: ({ points }) => <p>Earned with {points} points</p>,
};

const ROWS: readonly Award[] = [
  { key: 'c', title: 'Carer', points: 20 },
  { key: 'a', title: 'Aider', points: 10 },
  { key: 'b', title: 'Baker', points: 20 },
];
const NOTES = new Map([['b', ' (late)']]);
const FIRST = new Set(['b']);

interface Shown {
  readonly rows?: readonly Award[];
  readonly at?: Partial<ListAddress<Filters, Sort>>;
  readonly selects?: boolean;
  readonly notes?: boolean;
  readonly freshness?: Partial<Freshness>;
  readonly rowActions?: (row: Award) => readonly RowAction[];
}

const NOON = Date.UTC(2026, 2, 2, 12);

const FRESH: Freshness = {
  atMs: NOON,
  isRefreshing: false,
  isSyncing: false,
  isSynced: false,
  hasFailed: false,
  showsFault: false,
  newKeys: new Set(),
  refresh: () => undefined,
  sync: () => undefined,
  dismissFault: () => undefined,
};

function Page({ rows = ROWS, at = {}, selects = false, notes = false, freshness, rowActions }: Shown) {
  const [address, setAddress] = useState({ ...first, ...at });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const selection = {
    selected,
    isDisabled: false,
    onSelect: (keys: readonly string[], isSelected: boolean) =>
      setSelected((now) => new Set(isSelected ? [...now, ...keys] : [...now].filter((key) => !keys.includes(key)))),
    onClear: () => setSelected(new Set()),
    actions: <button type="button">Print</button>,
  };
  return (
    <ListFrame
      title="Awards"
      documentTitle="Awards"
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Awards' }]}
      query={{ data: rows, error: null, refetch: () => undefined }}
      label="Loading the awards"
      skeleton={<TableSkeleton definition={awards} />}
    >
      {(loaded) => (
        <ListPage
          definition={awards}
          title="Awards"
          lead="All of them."
          rows={loaded}
          what="awards"
          freshness={{ ...FRESH, ...freshness }}
          now={() => NOON}
          address={address}
          onAddress={setAddress}
          search={{ label: 'Awards', placeholder: 'Title' }}
          cleared={{ search: '' }}
          none={{ title: 'No awards yet', text: 'They come.' }}
          rowActions={rowActions}
          {...(selects ? { selection } : {})}
          {...(notes ? { notes: NOTES, first: FIRST } : {})}
        />
      )}
    </ListFrame>
  );
}

const titles = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const violations = async () =>
  (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id);

test('sorted by a press, turned round by the next; alike rows keep their order; a new order leads to the first page', async () => {
  render(<Page at={{ page: 2 }} />);
  expect(titles()).toEqual(['Carer']);
  await userEvent.click(screen.getByRole('button', { name: 'Points' }));
  expect([titles(), screen.getByRole('columnheader', { name: 'Points' }).getAttribute('aria-sort')]).toEqual([
    ['Aider', 'Carer'],
    'ascending',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Points' }));
  expect([titles(), screen.getByRole('columnheader', { name: 'Points' }).getAttribute('aria-sort')]).toEqual([
    ['Carer', 'Baker'],
    'descending',
  ]);
  expect(await violations()).toEqual([]);
});

test('rows that come first stand before the others on every order, with what is said of them', async () => {
  render(<Page at={{ size: 4 }} notes />);
  expect(titles()).toEqual(['Baker (late)', 'Aider', 'Carer']);
  await userEvent.click(screen.getByRole('button', { name: 'Title' }));
  expect(titles()).toEqual(['Baker (late)', 'Carer', 'Aider']);
});

test('a list without rows, and a search that finds none, say so in their own words', async () => {
  const { rerender } = render(<Page key="none" rows={[]} />);
  expect(screen.getByRole('heading', { name: 'No awards yet' })).toBeTruthy();
  rerender(<Page key="some" />);
  await userEvent.type(screen.getByRole('searchbox'), 'Zoo');
  expect(screen.getByRole('heading', { name: 'Nothing is like “Zoo”.' })).toBeTruthy();
  expect(screen.getByText('3 awards are hidden by the search.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect([screen.getAllByRole('rowheader').length, screen.getByRole<HTMLInputElement>('searchbox').value]).toEqual([
    2,
    '',
  ]);
});

test('without a selection there are no boxes; with one the bar says what is selected and acts on it', async () => {
  const { rerender } = render(<Page key="plain" />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  rerender(<Page key="selects" selects />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Aider' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' }).indeterminate).toBe(true);
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  await userEvent.click(bar.getByRole('button', { name: 'Select all 3' }));
  expect(bar.getByRole('status').textContent).toBe('3 selected 2 here, 1 on 1 other page');
  expect(bar.getByRole('button', { name: 'Print' })).toBeTruthy();
  expect(await violations()).toEqual([]);
  await userEvent.click(bar.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

test('a row opens and closes by keyboard, and says whether it is open', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'More about Aider' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect([
    button.getAttribute('aria-expanded'),
    document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent,
  ]).toEqual(['true', 'Earned with 10 points']);
  expect(await violations()).toEqual([]);
  await userEvent.keyboard(' ');
  expect([button.getAttribute('aria-expanded'), screen.queryByText('Earned with 10 points')]).toEqual(['false', null]);
});

/** Presses, and gives back what was saved with its name. */
const savedBy = async (press: () => Promise<unknown>) => {
  const saved: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return 'blob:of-a-test';
  };
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob });
  });
  await press();
  click.mockRestore();
  const [file] = saved;
  return { name: file?.name, lines: (await file?.blob.text())?.replace('\uFEFF', '').trim().split('\r\n') };
};

describe('V-01: the export', () => {
  test('has all rows in the order shown, over all pages, and the day of the rows in its name', async () => {
    render(<Page at={{ direction: 'descending' }} />);
    expect(await savedBy(() => userEvent.click(screen.getByRole('button', { name: 'Export CSV' })))).toEqual({
      name: 'awards-2026-03-02.csv',
      lines: ['"Title"', '"Carer"', '"Baker"', '"Aider"'],
    });
    expect(screen.getByText('3 rows exported')).toBeTruthy();
  });

  test('where a search hides rows has those that it leaves, or all, from a menu that is walked by keyboard', async () => {
    render(<Page at={{ search: 'ke' }} />);
    screen.getByRole('button', { name: 'Export CSV' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'The 1 row of this search',
      'All 3 rows',
    ]);
    expect(await violations()).toEqual([]);
    expect((await savedBy(() => userEvent.keyboard('{Enter}'))).lines).toEqual(['"Title"', '"Baker"']);
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect((await savedBy(() => userEvent.keyboard('{Enter}'))).lines).toHaveLength(4);
  });
});

test('V-01: the chart of a numeric column says what it found, is a list of counts, and draws the rows that the search leaves', async () => {
  render(<Page />);
  const toggle = screen.getByRole('button', { name: 'Chart' });
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(toggle);
  const graph = within(screen.getByRole('region', { name: '17 on average' }));
  const bars = within(graph.getByRole('list', { name: 'Points' }));
  expect(bars.getAllByText(/: [1-9]/).map(({ textContent }) => textContent)).toEqual([
    '10 to 14 points: 1 awards',
    '20 to 24 points: 2 awards',
  ]);
  expect(await violations()).toEqual([]);
  await userEvent.type(screen.getByRole('searchbox'), 'Aid');
  expect(screen.getByRole('region', { name: '10 on average' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close the chart' }));
  expect([screen.queryByRole('region'), toggle.getAttribute('aria-pressed')]).toEqual([null, 'false']);
});

describe('V-01: freshness', () => {
  test('says when the rows came and which are new; refresh and sync are asked for apart', async () => {
    const refresh = vi.fn<() => void>();
    const sync = vi.fn<() => void>();
    render(<Page freshness={{ refresh, sync, newKeys: new Set(['a']) }} />);
    expect(screen.getByText(/^As of .*, 1 row is new$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sync' }));
    expect([refresh.mock.calls.length, sync.mock.calls.length]).toEqual([0, 1]);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect([refresh.mock.calls.length, sync.mock.calls.length]).toEqual([1, 1]);
    expect(within(screen.getByRole('rowheader', { name: /Aider/ })).getByText('New')).toBeTruthy();
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  test('after a failure the old rows stay and say their time, with a way to try again', async () => {
    const refresh = vi.fn<() => void>();
    const dismissFault = vi.fn<() => void>();
    render(<Page selects freshness={{ hasFailed: true, showsFault: true, refresh, dismissFault }} />);
    const tray = within(screen.getByRole('alert'));
    expect(tray.getByText('The awards could not be refreshed.')).toBeTruthy();
    expect(tray.getByText(/^You see what came at .*\. Nothing you selected is lost\.$/)).toBeTruthy();
    expect(screen.getByText(/^Not refreshed since /)).toBeTruthy();
    expect(titles()).toEqual(['Aider', 'Baker']);
    await userEvent.click(tray.getByRole('button', { name: 'Try again' }));
    await userEvent.click(tray.getByRole('button', { name: 'Dismiss' }));
    expect([refresh.mock.calls.length, dismissFault.mock.calls.length]).toEqual([1, 1]);
    expect(await violations()).toEqual([]);
  });
});

test('V-01: what can be done with a row stands in a menu of its own, by keyboard', async () => {
  const press = vi.fn<(title: string) => void>();
  render(
    <Page
      rowActions={({ title }) => [
        { key: 'open', label: 'Open it', href: '#open' },
        { key: 'print', label: 'Print it', onPress: () => press(title) },
      ]}
    />,
  );
  screen.getByRole('button', { name: 'Actions for Baker' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Open it' }).getAttribute('href')).toBe('#open');
  expect(await violations()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(press).toHaveBeenCalledExactlyOnceWith('Baker');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('V-17: the skeleton has the columns of the table, and their widths', () => {
  const columns = awards.columns.map((column) => ({ ...column, share: 30 }));
  const { container } = render(<TableSkeleton definition={{ columns }} selects />);
  expect([...container.querySelectorAll('col')].map(({ style }) => style.width)).toEqual(['', '30%', '30%', '30%']);
  expect([...container.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
    '',
    'Title',
    'Points',
    'Kind',
  ]);
});
