import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['no API is named', {}, true],
  ['an API is named', { VITE_API_HOST: 'https://api.example' }, false],
  ['an API on a path of this origin is named', { VITE_API_HOST: '/laravel' }, false],
  ['the API saves pages', { VITE_API_HOST: 'https://api.example', VITE_PAGE_EDITOR: '1' }, true],
  ['it is switched off', { VITE_PAGE_EDITOR: '0' }, false],
  ['the fake backend stands in', { VITE_FAKE_BACKEND: '1', VITE_API_HOST: 'https://api.example' }, true],
] as const)('P-02: where %s, the editor of pages is there: %o', async (_, env, isAvailable) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { config } = await import('./config.ts');
  expect(config.hasPageEditor).toBe(isAvailable);
});
