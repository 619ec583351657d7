// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

let createScriptURL: (address: string) => string;

beforeAll(async () => {
  const createPolicy = vi.fn<(name: string, rules: { createScriptURL: (address: string) => string }) => void>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  await import('./trusted-types.ts');
  const [name, rules] = createPolicy.mock.lastCall ?? [];
  if (name !== 'default' || rules === undefined) throw new Error('There is no default policy.');
  ({ createScriptURL } = rules);
});
afterAll(() => vi.unstubAllGlobals());

test.each([
  '/assets/main.js',
  'https://js.stripe.com/endive/stripe.js',
  'https://b.js.stripe.com/v3/x.js',
  'https://m-1.a.js.stripe.com/x.js',
])('B-4: lets %s through as it is', (address) => expect(createScriptURL(address)).toBe(address));

test.each([
  'https://evil.example/x.js',
  'http://js.stripe.com/x.js',
  'https://js.stripe.com.evil.example/x.js',
  'https://xjs.stripe.com/x.js',
  'https://api.stripe.com/x.js',
  'https://js.stripe.com:8443/x.js',
  'data:text/javascript,1',
])('refuses %s', (address) => {
  expect(() => createScriptURL(address)).toThrow(`Refused to load a script from ${address}`);
});

describe.each([
  [
    'recaptcha',
    [
      'https://www.google.com/recaptcha/api.js?render=explicit',
      'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js',
    ],
  ],
  ['turnstile', ['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit']],
])('S-14: a build with %s', (provider, addresses) => {
  beforeAll(() => void vi.stubEnv('VITE_HUMAN_CHECK', provider));
  afterAll(() => void vi.unstubAllEnvs());

  test.each(addresses)('lets %s through', (address) => expect(createScriptURL(address)).toBe(address));

  test.each([
    provider === 'recaptcha'
      ? 'https://challenges.cloudflare.com/turnstile/v0/api.js'
      : 'https://www.google.com/recaptcha/api.js',
    'https://www.google.com/recaptcha/../evil.js',
    'https://www.google.com/maps/api.js',
    'http://www.google.com/recaptcha/api.js',
    'https://www.google.com.evil.example/recaptcha/api.js',
    'https://challenges.cloudflare.com/other.js',
    'https://challenges.cloudflare.com:8443/turnstile/v0/api.js',
  ])('refuses %s', (address) => expect(() => createScriptURL(address)).toThrow('Refused to load a script'));
});

test('S-14: a build without a human check lets neither through', () => {
  expect(() => createScriptURL('https://www.google.com/recaptcha/api.js')).toThrow('Refused to load a script');
  expect(() => createScriptURL('https://challenges.cloudflare.com/turnstile/v0/api.js')).toThrow(
    'Refused to load a script',
  );
});
