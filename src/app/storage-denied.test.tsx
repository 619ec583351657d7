// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { lukeFenwick } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { openApp, setUpApp, until } from './testing/open-app.tsx';

setUpApp();
afterEach(() => vi.restoreAllMocks());

const deny = (): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
};
const heading = (): string | null => document.querySelector('h1')?.textContent ?? null;

test('A-32: where the browser denies storage, a page that is loaded anew goes on with the session of its cookie', async () => {
  const door = createInProcess();
  await door.demo.as(lukeFenwick.email);
  deny();
  openApp({ door, address: '/' });
  await until(() => expect(heading()).toContain(`Welcome, ${lukeFenwick.first_name}`));
});

test('A-32: where nobody is signed in there, the server is asked once, and the form stands', async () => {
  const door = createInProcess();
  deny();
  openApp({ door, address: '/login' });
  await until(() => expect(heading()).toBe('Sign in'));
  const asked = (await door.demo.log()).map(({ call }) => call);
  expect(asked).toEqual(['getMe']);
});
