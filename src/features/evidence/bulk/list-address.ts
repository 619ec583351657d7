import { LIST_PAGE_SIZES } from '#contracts/constants.ts';

export const SORTED_BY = ['sent', 'learner', 'training', 'waiting'] as const;
export type SortedBy = (typeof SORTED_BY)[number];

export const FILE_KINDS = ['pdf', 'photo', 'video', 'other'] as const;
export type FileKindShown = (typeof FILE_KINDS)[number];

/** What the address says of the list: it can be sent to a colleague, and Back leads to it. */
export interface ListAddress {
  readonly search: string;
  /** Entity id of a training, or null for every one. */
  readonly training: number | null;
  readonly file: FileKindShown | null;
  readonly sort: SortedBy;
  readonly direction: 'ascending' | 'descending';
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

export const FIRST_ADDRESS: ListAddress = { search: '', training: null, file: null, sort: 'sent', direction: 'ascending', page: 1, size: LIST_PAGE_SIZES[0] };

const positive = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null);
const oneOf = <T extends string>(values: readonly T[], text: string | null | undefined): T | null => values.find((value) => value === text) ?? null;

/** Anything that is not understood counts as left out. */
export const readListAddress = (query: URLSearchParams): ListAddress => {
  const sort = query.get('sort') ?? '';
  return {
    search: query.get('q') ?? '',
    training: positive(query.get('training')),
    file: oneOf(FILE_KINDS, query.get('file')),
    sort: oneOf(SORTED_BY, sort.replace(/^-/, '')) ?? FIRST_ADDRESS.sort,
    direction: sort.startsWith('-') ? 'descending' : 'ascending',
    page: positive(query.get('page')) ?? 1,
    size: LIST_PAGE_SIZES.find((size) => size === positive(query.get('size'))) ?? FIRST_ADDRESS.size,
  };
};

/** The shortest address that says it: what is as at first is left out. */
export const writeListAddress = ({ search, training, file, sort, direction, page, size }: ListAddress): URLSearchParams => {
  const query = new URLSearchParams();
  if (search !== '') query.set('q', search);
  if (training !== null) query.set('training', String(training));
  if (file !== null) query.set('file', file);
  if (sort !== FIRST_ADDRESS.sort || direction === 'descending') query.set('sort', `${direction === 'descending' ? '-' : ''}${sort}`);
  if (size !== FIRST_ADDRESS.size) query.set('size', String(size));
  if (page > 1) query.set('page', String(page));
  return query;
};
