import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Verified } from './example-provider/verify.ts';
import { WRONG_RULES } from './example-provider/wrong-rules.ts';
import { runWorker } from './lib/run-worker.ts';

const results = new Map<string | null, Verified>();

beforeAll(async () => {
  const { code, output } = await runWorker<Verified>(
    new URL('example-provider/verify.ts', import.meta.url).pathname,
    [],
    (verified) => results.set(verified.broken, verified),
  );
  if (code !== 0) throw new Error(output.slice(-2000));
}, 120_000);

/** The interactions that failed, each with its reasons in one text. */
const failuresOf = (broken: string | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (results.get(broken)?.failures ?? []).map(({ interaction, reasons }) => [interaction, reasons.join('; ')]),
  );

test('P3, P7: a server written from the specification alone, with ids and people of its own, passes', () => {
  const { verified = [], failures, cookies } = results.get(null) ?? {};
  expect([verified.length, failures, cookies]).toEqual([36, [], []]);
});

test('the server borrows nothing from the contracts, the fake backend and its seed', () => {
  const files = globSync('scripts/example-provider/*.ts').filter((file) => !file.endsWith('/verify.ts'));
  const imports = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/ from '([^']+)'/g)].map(([, from = '']) => from),
  );
  expect(new Set(imports.filter((from) => !from.startsWith('./')))).toEqual(
    new Set(['node:crypto', 'node:http', 'node:net', 'otpauth']),
  );
});

describe('P1: a wrong rule fails the interactions that it concerns, and no others', () => {
  test.each(WRONG_RULES)('$name', ({ name, fails }) => {
    expect(results.get(name)?.cookies).toEqual([]);
    expect(failuresOf(name)).toEqual(
      Object.fromEntries(
        Object.entries(fails).map(([interaction, reason]) => [interaction, expect.stringContaining(reason)]),
      ),
    );
  });
});
