import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { cardKeysOf, redacted } from './card-keys.ts';

const PUBLISHABLE = ['pk', 'test', 'abc123'].join('_');
const SECRET = ['sk', 'test', 'def456'].join('_');

test('both keys of a test account are taken', () => {
  expect(cardKeysOf({ STRIPE_PUBLISHABLE_KEY: PUBLISHABLE, STRIPE_SECRET_KEY: SECRET })).toEqual({
    publishable: PUBLISHABLE,
    secret: SECRET,
  });
});

test.each([
  [{}, 'STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: SECRET }, 'Set STRIPE_PUBLISHABLE_KEY to'],
  [{ STRIPE_PUBLISHABLE_KEY: PUBLISHABLE }, 'Set STRIPE_SECRET_KEY to'],
  [
    { STRIPE_PUBLISHABLE_KEY: PUBLISHABLE, STRIPE_SECRET_KEY: SECRET.replace('test', 'live') },
    'must be keys of a test account',
  ],
  [{ STRIPE_PUBLISHABLE_KEY: SECRET, STRIPE_SECRET_KEY: PUBLISHABLE }, 'must be keys of a test account'],
])('%o: one sentence, without a key', (environment, sentence) => {
  const answer = cardKeysOf(environment);
  expect(answer).toEqual(expect.stringContaining(sentence));
  expect(answer).not.toMatch(/abc123|def456/);
});

test('what is shown has neither a key nor a secret', () => {
  expect(redacted(`${SECRET} paid pi_1_secret_abc with ${PUBLISHABLE}`)).toBe(
    'sk_test_… paid pi_1_secret_… with pk_test_…',
  );
});

test('without keys the command says in one sentence what is missing, and ends with a code of its own', () => {
  const { STRIPE_PUBLISHABLE_KEY: _, STRIPE_SECRET_KEY: __, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/try-real-cards.ts'], {
    env: environment,
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([
    2,
    '',
    'Set STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY to keys of a Stripe test account (pk_test_…, sk_test_…): without them no real card is tried.\n',
  ]);
});
