import { expect, test, vi } from 'vitest';
import { stripSecret } from './strip-secret.ts';

const shownAt = (address: string) => {
  const replaceState = vi.fn<(state: unknown, unused: string, address: string) => void>();
  const { pathname, search, hash } = new URL(address, 'https://learn.example');
  stripSecret({
    location: { pathname, search, hash },
    history: { state: { preserved: 1 }, replaceState },
  } as unknown as Window);
  return replaceState.mock.calls.map(([state, , shown]) => [state, shown]);
};

test('F-07: the secret of a payment leaves the address; what it is about stays', () => {
  const shown = '/payment/bkt-1?payment_intent=pi_1&redirect_status=succeeded';
  expect(shownAt(`${shown}&payment_intent_client_secret=pi_1_secret_2#x`)).toEqual([[{ preserved: 1 }, `${shown}#x`]]);
});

test('an address without one stays to the letter', () =>
  expect(shownAt('/payment/bkt-1?payment_intent=pi_1')).toEqual([]));
