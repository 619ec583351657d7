import { expect, test, vi } from 'vitest';
import { captureToken } from './capture-token.ts';

const opened = (address: string) => {
  const replaceState = vi.fn<(state: unknown, unused: string, address: string) => void>();
  const { pathname, search, hash } = new URL(address, 'https://learn.example');
  const captured = captureToken({
    location: { pathname, search, hash },
    history: { state: { preserved: 1 }, replaceState },
  } as unknown as Window);
  return { captured, shown: replaceState.mock.calls.map(([state, , shown]) => [state, shown]) };
};
const STATE = { preserved: 1 };

test.each([
  [
    '/login?email=a%40b.example&token=secret#x',
    '/login?email=a%40b.example&token=secret',
    '/login?email=a%40b.example#x',
  ],
  ['/x/login?token=secret', '/x/login?token=secret', '/x/login'],
  [
    '/reset-password/se%2Fcret?email=a%40b.example',
    '/reset-password/se%2Fcret?email=a%40b.example',
    '/reset-password?email=a%40b.example',
  ],
  ['/x/reset-password/secret/', '/x/reset-password/secret/', '/x/reset-password'],
  ['/complete-registration?token=a&token=b', '/complete-registration?token=a&token=b', '/complete-registration'],
])('A-03, A-17, A-18: %s leaves no token in the address', (address, captured, shown) => {
  expect(opened(address)).toEqual({ captured, shown: [[STATE, shown]] });
});

test.each(['/', '/login?email=a@b.example&o=81', '/reset-password', '/reset-password/', '/assessments/5?tokens=1'])(
  'an address without one stays to the letter: %s',
  (address) => {
    expect(opened(address)).toEqual({ captured: undefined, shown: [] });
  },
);
