import { describe, expect, it } from 'vitest';
import { areWhole, codeOf, isWholeCode } from './sign-in-form.ts';

const email = 'amara.osei@demo.example';
const password = 'waymark-demo';

describe('A-14: what the sign-in form accepts', () => {
  it('the address and the password are required', () => {
    expect(areWhole({ email, password })).toBe(true);
    expect([
      areWhole({ email: '', password }),
      areWhole({ email: ' ', password }),
      areWhole({ email, password: '' }),
    ]).toEqual([false, false, false]);
  });

  it('each may have 50 characters, and not 51', () => {
    expect(areWhole({ email: 'e'.repeat(50), password: 'p'.repeat(50) })).toBe(true);
    expect(areWhole({ email: 'e'.repeat(51), password })).toBe(false);
    expect(areWhole({ email, password: 'p'.repeat(51) })).toBe(false);
  });

  it('spaces around an address do not count, those of a password do', () => {
    expect(areWhole({ email: `  ${'e'.repeat(50)}\n`, password: ' ' })).toBe(true);
    expect(areWhole({ email, password: ' '.repeat(51) })).toBe(false);
  });
});

describe('A-11, A-14: what the code step accepts', () => {
  it.each(['123456', '123 456', ' 12 34 56\n', '123\u00a0456', '000000'])('%j is a whole code', (typed) => {
    expect(isWholeCode({ by: 'app', code: typed })).toBe(true);
  });

  it.each(['', ' \n', '12345', '1234567'])('%j is not', (typed) => {
    expect(isWholeCode({ by: 'app', code: typed })).toBe(false);
  });

  it('keeps the zero that a code may start with', () => {
    expect(codeOf({ code: '012 345' })).toBe('012345');
  });

  it('L7: a recovery code is required, and has the length that the server gave it', () => {
    expect([' AbCdE12345-fGhIj67890\n', 'x', ' '].map((code) => isWholeCode({ by: 'recovery', code }))).toEqual([
      true,
      true,
      false,
    ]);
    expect(codeOf({ code: ' AbCdE12345-fGhIj67890\n' })).toBe('AbCdE12345-fGhIj67890');
  });
});
