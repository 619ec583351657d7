import { describe, expect, test } from 'vitest';
import { readAddress } from './boot-link.ts';

describe('what an address brings', () => {
  test('A-03: the token of a sign-in link', () => {
    const bootLink = readAddress('/login', '?email=amara.osei%40demo.example&token=secret&o=81&redirect=%2Fawards');
    expect(bootLink).toEqual({
      email: 'amara.osei@demo.example',
      signInToken: 'secret',
      organisationId: 81,
      resetToken: null,
    });
  });

  test('A-17: the token of a reset link stands in its path', () => {
    const bootLink = readAddress('/reset-password/se%2Fcret', '?email=amara.osei%40demo.example');
    expect(bootLink).toMatchObject({ resetToken: 'se/cret', signInToken: null, email: 'amara.osei@demo.example' });
  });

  test('A-18: the token of a registration link is no sign-in token', () => {
    const bootLink = readAddress('/complete-registration', '?token=secret&email=a%40demo.example');
    expect(bootLink).toMatchObject({ resetToken: 'secret', signInToken: null });
  });
});
