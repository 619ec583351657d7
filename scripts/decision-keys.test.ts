import { expect, test } from 'vitest';
import { decidingSources, decisionKeys, provedKeys, readNames } from './lib/decision-keys.ts';
import { readPacts } from './lib/pacts.ts';

test('every key that decides something in the product is proved by a success of a pact', async () => {
  const keys = decisionKeys(readNames(decidingSources()));
  const proved = provedKeys(await readPacts());
  expect(keys.size).toBeGreaterThan(60);
  const missing = [...keys].filter(([key]) => !proved.has(key));
  expect(missing.map(([key, at]) => `${key}: ${at.join(', ')}`)).toEqual([]);
});

test('a name counts as read where a chart takes it from an object', () => {
  expect(readNames(['const { status, hidden: isHidden } = one; return one?.favourite && other.pass > 1;'])).toEqual(
    new Set(['status', 'hidden', 'favourite', 'pass']),
  );
  expect(readNames(['one.filter(other)'])).toEqual(new Set());
});
