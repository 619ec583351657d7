import { expect, test } from 'vitest';
import { configuredHumanCheck, humanCheckOf } from './configured-human-check.ts';

test.each(['recaptcha', 'turnstile'])('%s with a key is a check (S-14)', (provider) => {
  expect(humanCheckOf({ provider, key: 'key-of-the-site' })).not.toBeNull();
});

test.each([
  ['', 'key-of-the-site'],
  ['recaptcha', ''],
  ['turnstile', ''],
  ['another', 'key-of-the-site'],
])('%j with the key %j is none: no robot comes in by a mistake', (provider, key) => {
  expect(humanCheckOf({ provider, key })).toBeNull();
});

test('a production build that names none has none', () => expect(configuredHumanCheck).toBeNull());
