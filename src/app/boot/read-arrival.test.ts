import { expect, test, vi } from 'vitest';
import { readArrival } from './read-arrival.ts';

const pageAt = (path: string, bootAddress?: string) => {
  const { origin, pathname, search, hash } = new URL(`https://app.example${path}`);
  const replaceState = vi.fn<History['replaceState']>();
  const page = {
    location: { origin, pathname, search, hash } as Location,
    history: { state: null, replaceState } as unknown as History,
    ...(bootAddress === undefined ? {} : { bootAddress }),
  };
  return { page, replaceState };
};

test('A-03: a token that the early script took out of the address is read once', () => {
  const { page } = pageAt('/login?email=a%40b.example', '/login?email=a%40b.example&token=secret');
  expect(readArrival(page, '')).toMatchObject({ email: 'a@b.example', signInToken: 'secret' });
  expect(readArrival(page, '').signInToken).toBeNull();
});

test('A-17: without that script the token leaves the address here', () => {
  const { page, replaceState } = pageAt('/base/reset-password/secret');
  expect(readArrival(page, '/base').resetToken).toBe('secret');
  expect(replaceState).toHaveBeenCalledWith(null, '', '/base/reset-password');
});

test('A-04: an organisation of the address, below a base path', () => {
  expect(readArrival(pageAt('/base/?o=81').page, '/base')).toMatchObject({ organisationId: 81, signInToken: null });
});
