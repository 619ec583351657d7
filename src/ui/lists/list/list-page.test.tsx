// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { defineAddress, text, type ListAddress } from './address.ts';
import type { ListDefinition } from './list-definition.ts';
import { ListFrame } from './ListFrame.tsx';
import { ListPage } from './ListPage.tsx';

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
}

function Page({ rows = ROWS, at = {}, selects = false, notes = false }: Shown) {
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
    >
      {(loaded) => (
        <ListPage
          definition={awards}
          title="Awards"
          lead="All of them."
          rows={loaded}
          isRefreshing={false}
          onRefresh={() => undefined}
          address={address}
          onAddress={setAddress}
          search={{ label: 'Awards', placeholder: 'Title' }}
          cleared={{ search: '' }}
          empty={{
            none: { title: 'No awards yet', text: 'They come.' },
            unmatched: { title: 'Nothing found', text: 'Search anew.' },
          }}
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
  expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
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
