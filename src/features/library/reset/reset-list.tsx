import { LIST_PAGE_SIZES } from '#contracts/constants.ts';
import type { UserSummary } from '#contracts/profile/profile.schema.ts';
import { compareTexts } from '#ui/format/compare-texts.ts';
import { plain, searchOf } from '#ui/format/search.ts';
import type { ListDefinition } from '#ui/lists/list/list-definition.ts';
import { RowFault } from '#ui/lists/list/RowFault.tsx';
import type { ResetFilters, SortedBy } from './reset-address.ts';

/** A person as the table shows them. */
export interface PersonRow {
  /** The id, as text. */
  readonly key: string;
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  readonly groupNames: string;
  /** What a search looks through. */
  readonly plainText: string;
}

/** The rows of the people of an organisation. */
export const rowsOf = (people: readonly UserSummary[]): readonly PersonRow[] =>
  people.map(({ id, name, email, groups }) => ({
    key: String(id),
    id,
    name,
    email,
    groups: groups ?? [],
    groupNames: (groups ?? []).map((group) => group.name).join(', '),
    plainText: plain(`${name} ${email}`),
  }));

/** V-01, N-22: the people whose training can be reset. A row's note is why somebody was not reset. */
export const resetList: ListDefinition<PersonRow, ResetFilters, SortedBy> = {
  label: 'People',
  pagesLabel: 'Pages of people',
  className: 'rst',
  noun: ['person', 'people'],
  sizes: LIST_PAGE_SIZES,
  rowLabel: ({ name }) => name,
  filter: (rows, { search, group }) => {
    const isFound = searchOf(search);
    return rows.filter(
      ({ plainText, groups }) => (group === null || groups.some(({ id }) => id === group)) && isFound(plainText),
    );
  },
  columns: [
    {
      key: 'name',
      share: 55,
      header: 'Name',
      sort: { by: 'name', compare: (one, other) => compareTexts(one.name, other.name) },
      isRowHeader: true,
      className: 'rst__n',
      cell: ({ name, email }, note) => (
        <>
          <span className="strong">{name}</span>
          <span className="meta">{email}</span>
          {note !== undefined && <RowFault>{note}</RowFault>}
        </>
      ),
    },
    {
      key: 'group',
      share: 45,
      header: 'Group',
      sort: { by: 'group', compare: (one, other) => compareTexts(one.groupNames, other.groupNames) },
      className: 'rst__g',
      cell: ({ groupNames }) => (groupNames === '' ? <span className="meta">No group</span> : groupNames),
    },
  ],
  csv: {
    fileName: 'people.csv',
    columns: [
      { header: 'Name', value: ({ name }) => name },
      { header: 'E-mail', value: ({ email }) => email },
      { header: 'Group', value: ({ groupNames }) => groupNames },
    ],
  },
};
