// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { toCsv } from '#ui/lists/table/csv.ts';
import { useList } from '#ui/lists/list/use-list.ts';
import { evidenceList } from './evidence-list.tsx';
import { FIRST_ADDRESS, readListAddress, writeListAddress, type ListAddress } from './list-address.ts';
import { filterRows, rowsOf } from './list-rows.ts';

const NOW = 1_772_409_600;
const piece = (
  key: string,
  name: string,
  days: number,
  title = 'Basic Life Support',
  file = 'certificate.pdf',
): Evidence => ({
  key,
  status: 'pending',
  organisation_id: 1,
  entity: { entity_id: title.length, title },
  file: { id: 1, name: file, extension: file.split('.')[1] ?? '' },
  user: { id: 1, name, email: `${key}@demo.example` },
  created_at: NOW - days * 86_400 - 60,
});
const LIST = [
  piece('a', 'Hannah Wójcik', 6, 'Logbook', 'wall.JPG'),
  piece('b', 'Ben Achebe', 12),
  piece('c', 'amara osei', 0),
  piece('d', 'Rosa Delgado', 12, 'Basic Life Support', 'drill.mp4'),
];
const rows = rowsOf(LIST, NOW);
const keys = (list: readonly { key: string }[]): string => list.map(({ key }) => key).join('');
const filter = (over: Partial<ListAddress>) => keys(filterRows(rows, { ...FIRST_ADDRESS, ...over }));
const sort = (
  sortBy: ListAddress['sort'],
  direction: ListAddress['direction'] = 'ascending',
  failed: string[] = [],
) => {
  const { result } = renderHook(() =>
    useList(evidenceList, rows, { ...FIRST_ADDRESS, sort: sortBy, direction }, new Set(failed)),
  );
  return keys(result.current.ordered);
};

describe('V-01: search and filters', () => {
  it.each([
    ['', 'abcd'],
    ['wojcik', 'a'],
    ['WÓJCIK', 'a'],
    ['support ben', 'b'],
    ['c@demo', 'c'],
    ['.*', ''],
    ['  life   basic ', 'bcd'],
    ['nobody', ''],
  ])('"%s" finds %s', (search, found) => expect(filter({ search })).toBe(found));

  it('by training and by kind of file', () => {
    expect(filter({ training: 'Logbook'.length })).toBe('a');
    expect(filter({ file: 'photo' })).toBe('a');
    expect(filter({ file: 'video' })).toBe('d');
    expect(filter({ file: 'pdf', training: 'Logbook'.length })).toBe('');
  });
});

describe('V-04: sorting', () => {
  it('by each column, both ways; what is alike keeps its order', () => {
    expect(sort('learner')).toBe('cbad');
    expect(sort('learner', 'descending')).toBe('dabc');
    expect(sort('sent')).toBe('bdac');
    expect(sort('waiting')).toBe('cabd');
    expect(sort('waiting', 'descending')).toBe('bdac');
    expect(sort('training')).toBe('bcda');
  });
  it('Q-09: what failed comes first, whatever the order', () => {
    expect(sort('learner', 'ascending', ['d', 'a'])).toBe('adcb');
    expect(sort('learner', 'descending', ['d', 'a'])).toBe('dabc');
  });
});

it('a server that leaves out what may be missing still has its rows', () => {
  const [row] = rowsOf([{ key: 'x', status: 'pending', organisation_id: 1 } as Evidence], NOW);
  expect(row).toMatchObject({
    learner: 'Somebody',
    training: 'Training',
    file: 'other',
    sentUnix: null,
    waitingDays: null,
  });
});

it('V-01: the export is of the rows as they stand, days as numbers, names as text', () => {
  const { columns } = evidenceList.csv;
  const [row] = rowsOf([piece('a', '=HYPERLINK("https://evil.example")', 3)], NOW);
  const csv = toCsv(
    columns.map(({ header }) => header),
    row === undefined ? [] : [columns.map(({ value }) => value(row))],
  );
  const [, line] = csv.split('\r\n');
  expect(line).toBe(
    '"\'=HYPERLINK(""https://evil.example"")","a@demo.example","Basic Life Support","certificate.pdf","26th Feb \'26, 11:59 pm",3',
  );
});

describe('the address of the list', () => {
  it('says everything, as short as can be', () => {
    expect(writeListAddress(FIRST_ADDRESS).toString()).toBe('');
    const address: ListAddress = {
      search: 'a&b=c',
      training: 10_711,
      file: 'pdf',
      sort: 'learner',
      direction: 'descending',
      page: 3,
      size: 24,
    };
    expect(writeListAddress(address).toString()).toBe(
      'q=a%26b%3Dc&training=10711&file=pdf&sort=-learner&size=24&page=3',
    );
    expect(readListAddress(writeListAddress(address))).toEqual(address);
  });

  it('takes anything, and counts what it does not understand as left out', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'training', 'file', 'sort', 'page', 'size'), fc.string()),
        (query) => {
          const { search, ...address } = readListAddress(new URLSearchParams(query));
          expect(search).toBe(query['q'] ?? '');
          expect([12, 24, 36]).toContain(address.size);
          expect(address.page).toBeGreaterThan(0);
          expect(readListAddress(writeListAddress({ search, ...address }))).toEqual({ search, ...address });
        },
      ),
      { numRuns: 500, seed: 8 },
    );
    expect(readListAddress(new URLSearchParams('page=-1&size=1000&sort=constructor&file=exe&training=1e9'))).toEqual(
      FIRST_ADDRESS,
    );
  });
});
