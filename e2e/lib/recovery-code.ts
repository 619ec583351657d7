import { tomWhitfield } from '#fixtures/people.ts';

let used = 0;

/** The next of Tom's recovery codes: each works once. */
export const nextRecoveryCode = (): string => {
  const code = tomWhitfield.two_factor_recovery_codes[used % tomWhitfield.two_factor_recovery_codes.length] ?? '';
  used += 1;
  return code;
};
