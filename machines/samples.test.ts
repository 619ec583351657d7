import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

/** What the samples may show of passwords, codes and tokens: the walker, Be there and the gallery draw them. */
const PUBLISHED: ReadonlySet<unknown> = new Set([
  'waymark-demo',
  '',
  '123 456',
  '123',
  'sign-in-token-of-amara',
  ' AbCdE12345-fGhIj67890 ',
]);

const SECRET_KEY = /password|secret|token|^code$|recovery/i;
/** The address of an authenticator, and a secret in base32, wherever they stand. */
const SECRET_TEXT = /otpauth:|\b[A-Z2-7]{16,}\b/;

/** The paths of what a value shows that is not published. */
const unpublished = (value: unknown, path: readonly string[] = []): readonly string[] => {
  const key = path.at(-1) ?? '';
  if (typeof value === 'string' || typeof value === 'number')
    return (SECRET_KEY.test(key) && !PUBLISHED.has(value)) || SECRET_TEXT.test(String(value)) ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null || value instanceof Error) return [];
  return Object.entries(value).flatMap(([name, part]) => unpublished(part, [...path, name]));
};

test.each(catalogue)('the samples of "$name" have no secret but the demo’s own', ({ inputs, events, outcomes }) => {
  expect(unpublished({ inputs, events, outcomes })).toEqual([]);
});

test('a secret among samples would be found', () => {
  expect(
    unpublished({
      events: { typed: { type: 'password.submitted', password: 'four quiet herons' } },
      outcomes: { loaded: { output: { key: 'GW63BBS5WSAY67SC2YZRPEUTMSJ55KT3', link: 'otpauth://totp/Waymark' } } },
    }),
  ).toEqual(['events.typed.password', 'outcomes.loaded.output.key', 'outcomes.loaded.output.link']);
});
