import { describe, expect, test } from 'vitest';
import { readAddress } from './arrived.ts';

describe('tokens leave the address at once', () => {
  test('A-03: the token of a sign-in link', () => {
    const { arrived, address } = readAddress('/login', '?email=amara.osei%40demo.example&token=secret&o=81&redirect=%2Fawards');
    expect(arrived).toEqual({ email: 'amara.osei@demo.example', signInToken: 'secret', organisationId: 81, resetToken: null });
    expect(address).toBe('/login?email=amara.osei%40demo.example&o=81&redirect=%2Fawards');
  });

  test('A-17: the token of a reset link stands in its path', () => {
    const { arrived, address } = readAddress('/reset-password/se%2Fcret', '?email=amara.osei%40demo.example');
    expect(arrived).toMatchObject({ resetToken: 'se/cret', signInToken: null, email: 'amara.osei@demo.example' });
    expect(address).toBe('/reset-password?email=amara.osei%40demo.example');
  });

  test('A-18: the token of a registration link is no sign-in token', () => {
    const { arrived, address } = readAddress('/complete-registration', '?token=secret&email=a%40demo.example');
    expect(arrived).toMatchObject({ resetToken: 'secret', signInToken: null });
    expect(address).toBe('/complete-registration?email=a%40demo.example');
  });

  test('an address without a token stays as it was written', () => {
    expect(readAddress('/bookings', '?x=1&y=a+b').address).toBe('/bookings?x=1&y=a+b');
  });
});
