import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { Endpoint } from './endpoint.ts';
import { EXPECTATIONS } from './testing/expectations.ts';

/**
 * H-17, 0287: what each write is while somebody views as a learner, and why. Told a second time by the expectations of
 * its area: a call that changes its declaration changes them, and a new write has no entry there.
 */
const WRITES = EXPECTATIONS.flatMap(({ name, file, call }) =>
  'viewing' in call ? [{ name, file, viewing: call.viewing[0], reason: call.viewing[1] }] : [],
);

test('H-17: every write says what it is while viewing as a learner', () => {
  const writes: readonly Endpoint[] = Object.values<Endpoint>(catalogue).filter(({ method }) => method !== 'GET');
  expect(Object.fromEntries(writes.map(({ name, viewing }) => [name, viewing]))).toEqual(
    Object.fromEntries(WRITES.map(({ name, viewing }) => [name, viewing])),
  );
  const lines = WRITES.map(({ name, viewing, reason }) => `  ${viewing.padEnd(9)} ${name.padEnd(21)} ${reason}`);
  process.stdout.write(`${lines.length} writes, while viewing as a learner:\n${lines.join('\n')}\n`);
});

test.each(WRITES)('$name is declared as $file expects it', ({ name, viewing }) =>
  expect((catalogue as Readonly<Record<string, Endpoint>>)[name]?.viewing).toBe(viewing),
);
