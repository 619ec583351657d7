import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { toCsv, type CsvCell } from './csv.ts';

/** Reads RFC 4180 back, sharing nothing with the writer. */
const parse = (csv: string): string[][] => {
  const rows: string[][] = [];
  for (const [, line] of csv
    .replace(/^\uFEFF/, '')
    .matchAll(/((?:"(?:[^"]|"")*"|[^"\r\n,]*)(?:,(?:"(?:[^"]|"")*"|[^"\r\n,]*))*)\r\n/g)) {
    rows.push(
      [...(line ?? '').matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
  }
  return rows;
};

const FORMULA = /^\s*[=+\-–−@|%＝＋－＠]|^[\t\r\n]/;
const only = (cell: CsvCell): string => parse(toCsv(['Name', 'End'], [[cell, 'end']]))[1]?.[0] ?? 'nothing';

test('ASVS 1.2.10: no text of the published payloads begins a formula, and none is lost', async () => {
  const { items } = JSON.parse(
    await readFile(new URL('../../../../fixtures/hostile/csv-injection-patt.json', import.meta.url), 'utf8'),
  ) as { items: string[] };
  for (const item of items) {
    expect(only(item)).not.toMatch(FORMULA);
    expect(only(item).replace(/^'/, '')).toBe(item);
  }
  expect(items.filter((item) => FORMULA.test(item)).length).toBeGreaterThan(15);
});

test('the same for anything that anybody could type', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('=', '+', '-', '@', '–', '＝', '"', ',', '\r', '\n', '\t', ' ', "'", 'a', 'Ł', '1'),
        maxLength: 12,
      }),
      (text) => {
        expect(only(text)).toBe(FORMULA.test(text) ? `'${text}` : text);
        expect(only(text)).not.toMatch(FORMULA);
      },
    ),
    { numRuns: 2000, seed: 7 },
  );
});

test('numbers stay numbers, negative ones too; what is none is empty', () => {
  expect(toCsv(['n'], [[-3.5], [0], [1e21], [Number.NaN], [null]])).toBe('\uFEFF"n"\r\n-3.5\r\n0\r\n1e+21\r\n\r\n\r\n');
});
