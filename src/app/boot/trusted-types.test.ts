// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

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
