/** What somebody typed into the three fields of a card. */
export interface CardInput {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

/** A fault in what was typed, in the provider's words. */
export interface InputError {
  readonly type: 'validation_error';
  readonly code: string;
  readonly message: string;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const isAmex = (digits: string): boolean => /^3[47]/.test(digits);
const lengthOf = (digits: string): number => (isAmex(digits) ? 15 : 16);

/** By the check digit that every card number ends with (Luhn). */
const isNumber = (digits: string): boolean =>
  Array.from(digits)
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) %
    10 ===
  0;

/** The number in its groups. */
export const formatNumber = (text: string): string => {
  const digits = digitsOf(text);
  return (digits.slice(0, lengthOf(digits)).match(/.{1,4}/g) ?? []).join(' ');
};

/** `MM / YY`. A first digit that begins no month has a nought put before it. */
export const formatExpiry = (text: string): string => {
  const typed = digitsOf(text);
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
};

export const formatCvc = (text: string, number: string): string =>
  digitsOf(text).slice(0, isAmex(digitsOf(number)) ? 4 : 3);

const fault = (code: string, message: string): InputError => ({ type: 'validation_error', code, message });

const numberError = (number: string): InputError | null => {
  const digits = digitsOf(number);
  if (digits.length < lengthOf(digits)) return fault('incomplete_number', 'Your card number is incomplete.');
  return isNumber(digits) ? null : fault('invalid_number', 'Your card number is invalid.');
};

const expiryError = (expiry: string, now: Date): InputError | null => {
  const digits = digitsOf(expiry);
  const month = Number(digits.slice(0, 2));
  if (digits.length < 4 || month < 1 || month > 12)
    return fault('incomplete_expiry', "Your card's expiration date is incomplete.");
  const [year, thisYear] = [2000 + Number(digits.slice(2)), now.getUTCFullYear()];
  if (year < thisYear) return fault('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  return year === thisYear && month < now.getUTCMonth() + 1
    ? fault('invalid_expiry_month_past', "Your card's expiration date is in the past.")
    : null;
};

const cvcError = ({ number, cvc }: CardInput): InputError | null =>
  digitsOf(cvc).length < (isAmex(digitsOf(number)) ? 4 : 3)
    ? fault('incomplete_cvc', "Your card's security code is incomplete.")
    : null;

/** The first fault of what was typed; null where it can be sent. */
export const inputError = (input: CardInput, now: Date): InputError | null =>
  numberError(input.number) ?? expiryError(input.expiry, now) ?? cvcError(input);

/** The same while it is being typed: what is not complete yet is no fault yet. */
export const errorWhileTyping = (input: CardInput, now: Date): InputError | null => {
  const errors = [numberError(input.number), expiryError(input.expiry, now)];
  return errors.find((error) => error !== null && !error.code.startsWith('incomplete')) ?? null;
};
