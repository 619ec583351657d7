import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { csvOfRows, datedFileName } from './csv-rows.ts';

interface Person {
  readonly name: string;
  readonly points: number | null;
}

const COLUMNS = [
  { header: 'Name', value: ({ name }: Person) => name },
  { header: 'Points', value: ({ points }: Person) => points },
];

test('V-01: each row is a line, in the order given, with the columns of the export', () => {
  expect(
    csvOfRows(COLUMNS, [
      { name: 'Łukasz “Luke”', points: 12 },
      { name: 'Ann, "A"', points: null },
    ]),
  ).toBe('\uFEFF"Name","Points"\r\n"Łukasz “Luke”",12\r\n"Ann, ""A""",\r\n');
});

test('V-01, ASVS 1.2.10: a name that is a published payload of a formula runs in no spreadsheet', async () => {
  const { items } = JSON.parse(
    await readFile(new URL('../../../../fixtures/hostile/csv-injection-patt.json', import.meta.url), 'utf8'),
  ) as { items: string[] };
  for (const item of items) {
    const [, cell = ''] = /\r\n"((?:[^"]|"")*)",1\r\n$/.exec(csvOfRows(COLUMNS, [{ name: item, points: 1 }])) ?? [];
    expect(cell.replaceAll('""', '"').replace(/^'/, '')).toBe(item);
    expect(cell).not.toMatch(/^\s*[=+\-@|%]|^[\t\r\n]/);
  }
  expect(items.length).toBeGreaterThan(15);
});

test('the day of the rows stands in the name of the file; while nothing has come there is none', () => {
  const noon = new Date(2026, 2, 2, 12).getTime();
  expect(datedFileName('pending-evidence.csv', noon)).toBe('pending-evidence-2026-03-02.csv');
  expect(datedFileName('people', noon)).toBe('people-2026-03-02');
  expect(datedFileName('people.csv', null)).toBe('people.csv');
});
