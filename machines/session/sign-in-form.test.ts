import { describe, expect, it } from 'vitest';
import { checkCode, checkCredentials, CODE_LENGTH, codeOf, REQUIRED, tooLong } from './sign-in-form.ts';

const whole = { email: 'amara.osei@demo.example', password: 'waymark-demo' };

describe('A-14: what the sign-in form accepts', () => {
  it('the address and the password are required', () => {
    expect(checkCredentials({ email: ' ', password: '' })).toEqual({ email_address: REQUIRED, password: REQUIRED });
    expect(checkCredentials(whole)).toEqual({});
  });

  it('each may have 50 characters; the 51st is an error and is not cut off', () => {
    expect(checkCredentials({ email: 'e'.repeat(50), password: 'p'.repeat(50) })).toEqual({});
    expect(checkCredentials({ email: 'e'.repeat(51), password: 'p'.repeat(51) })).toEqual({ email_address: tooLong(50), password: tooLong(50) });
  });

  it('spaces around an address do not count, those of a password do', () => {
    expect(checkCredentials({ email: `  ${'e'.repeat(50)}\n`, password: whole.password })).toEqual({});
    expect(checkCredentials({ email: whole.email, password: ' '.repeat(51) })).toEqual({ password: tooLong(50) });
  });
});

describe('A-11, A-14: what the code step accepts', () => {
  it.each(['123456', '123 456', ' 12 34 56\n', '123\u00a0456', '000000'])('%j is a whole code', (typed) => {
    expect(checkCode(typed)).toBeNull();
    expect(codeOf(typed)).toHaveLength(6);
  });

  it('an empty, a short and a long one are not', () => {
    expect([checkCode(''), checkCode(' \n'), checkCode('12345'), checkCode('1234567')]).toEqual([REQUIRED, REQUIRED, CODE_LENGTH, CODE_LENGTH]);
  });

  it('keeps the zero that a code may start with', () => {
    expect(codeOf('012 345')).toBe('012345');
  });
});
