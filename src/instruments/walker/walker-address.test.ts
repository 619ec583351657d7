import { expect, it } from 'vitest';
import { aloneAddress, readWalkerAddress, writeWalkerAddress } from './walker-address.ts';

it('carries chart and state beside what other panels wrote, and leaves out what is none', () => {
  const written = writeWalkerAddress('?tab=charts&at=%2Flogin', { machine: 'session/login', state: 'login.signedIn' });
  expect(written).toBe('?tab=charts&at=%2Flogin&chart=session%2Flogin&state=login.signedIn');
  expect(readWalkerAddress(written)).toEqual({ machine: 'session/login', state: 'login.signedIn' });
  expect(writeWalkerAddress(written, { machine: null, state: null })).toBe('?tab=charts&at=%2Flogin');
  expect(readWalkerAddress('')).toEqual({ machine: null, state: null });
});

it('leads to the walker without the product, and back', () => {
  expect(aloneAddress('?chart=session/login', true)).toBe('?chart=session%2Flogin&alone=');
  expect(aloneAddress('?chart=session%2Flogin&alone=', false)).toBe('?chart=session%2Flogin');
});
