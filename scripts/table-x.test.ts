import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { DescribedColumn } from '#contracts/expectation.ts';
import { EXPECTATIONS } from '#contracts/testing/expectations.ts';
import { type CallDescription, describeEndpoint, describeRow, readTableX, type TableRow } from './lib/table-x.ts';

const rows = readTableX(readFileSync('docs/specification/checklist.md', 'utf8'));
const endpoints: readonly Endpoint[] = Object.values(catalogue);
const numbers = rows.map(({ number }) => number);

const numberOf = (name: string): string => endpoints.find((endpoint) => endpoint.name === name)?.number ?? '';

/** Cells that no rule of `describeRow` reads. */
const READINGS = EXPECTATIONS.flatMap(({ name, file, call }) =>
  Object.entries(call.readings ?? {}).map(([column, [cell, means]]) => ({
    number: numberOf(name),
    file,
    column: column as keyof TableRow,
    cell,
    means,
  })),
);

/** Every deviation of the catalogue from table X. */
const DEVIATIONS = EXPECTATIONS.flatMap(({ name, file, call }) =>
  Object.entries(call.deviations ?? {}).map(([column, [declares, decision]]) => ({
    endpoint: name,
    file,
    column: column as DescribedColumn & keyof CallDescription,
    declares,
    decision,
  })),
);

/** Rows that another row's endpoint answers, by their number. */
const SAME_CALL: Readonly<Record<string, string>> = Object.fromEntries(
  EXPECTATIONS.flatMap(({ name, call }) => (call.alsoAnswers ?? []).map((number) => [number, numberOf(name)])),
);

const WITHOUT_CALLER = EXPECTATIONS.filter(({ call }) => call.withoutCaller !== undefined).map(({ name }) => name);

/** A row with its prose in the notation of the other cells. */
const plain = (row: TableRow): TableRow => ({
  ...row,
  ...Object.fromEntries(
    READINGS.filter(({ number }) => number === row.number).map(({ column, means }) => [column, means]),
  ),
});

const rowOf = ({ number }: Endpoint): CallDescription | null => {
  const row = rows.find((one) => one.number === number);
  return row === undefined ? null : describeRow(plain(row));
};

describe('table X is the measure of the catalogue (0115)', () => {
  test('it has a row for each number', () => {
    expect(numbers).toEqual(Array.from({ length: 104 }, (_, index) => `X-${String(index + 1).padStart(3, '0')}`));
  });

  test.each(endpoints.map((endpoint) => [endpoint.number, endpoint.name, endpoint] as const))(
    '%s: %s is declared as its row says',
    (_, name, endpoint) => {
      const deviations = Object.fromEntries(
        DEVIATIONS.filter((one) => one.endpoint === name).map(({ column, declares }) => [column, declares]),
      );
      const declared = describeEndpoint(endpoint);
      // A call that the table lacks is an extension of ours.
      expect(declared).toEqual({ ...(rowOf(endpoint) ?? { ...declared, contract: 'assumed' }), ...deviations });
    },
  );

  test('every row has a call', () => {
    const declared = new Set<string>(endpoints.map(({ number }) => number));
    expect(numbers.filter((number) => !declared.has(SAME_CALL[number] ?? number))).toEqual([]);
  });

  test.each(Object.entries(SAME_CALL))('%s has verb and path of %s', (number, other) => {
    const callOf = (wanted: string): string | undefined =>
      rows.filter((row) => row.number === wanted).map((row) => describeRow(row).call)[0];
    expect(callOf(number)).toBe(callOf(other));
  });

  test.each(READINGS)('the prose of $number ($column, $file) still stands in the table', ({ number, column, cell }) => {
    expect(rows.find((row) => row.number === number)?.[column]).toBe(cell);
  });

  test.each(DEVIATIONS)(
    '$endpoint still deviates from its row ($column, $file), and decision $decision explains it',
    ({ endpoint, column, declares, decision }) => {
      const deviating = endpoints.find(({ name }) => name === endpoint);
      expect(deviating && rowOf(deviating)?.[column]).not.toBe(declares);
      const [file = ''] = globSync(`docs/decisions/${decision}-*.md`);
      expect(existsSync(file) && readFileSync(file, 'utf8')).toMatch(new RegExp(String.raw`\b${deviating?.number}\b`));
    },
  );

  test('every call has a caller, except those whose item wants them declared nevertheless', () => {
    const sources = globSync('src/**/*.{ts,tsx}')
      .filter((file) => !/\.test\.tsx?$|[/\\]testing[/\\]/.test(file))
      .map((file) => readFileSync(file, 'utf8'));
    const imported = new Set(
      sources.flatMap((source) =>
        [...source.matchAll(/^import \{([^}]*)\} from '#contracts\/[\w/-]+\.endpoints\.ts';$/gm)].flatMap(
          ([, names = '']) => names.split(',').map((name) => name.trim()),
        ),
      ),
    );
    expect(
      endpoints
        .map(({ name }) => name)
        .filter((name) => !imported.has(name))
        .toSorted(),
    ).toEqual(WITHOUT_CALLER.toSorted());
  });
});
