import { useId } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { wireField } from './field-wiring.ts';
import type { TextFieldProps } from './TextField.tsx';

export type CodeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>;

const DIGIT = /\p{Nd}/u;
const DIGITS_PER_SCRIPT = 10;

/**
 * A digit of any script as the digit that it means: each script has its ten in a row, and after NFKC no two of them
 * touch.
 */
const digitOf = (character: string): string => {
  const codePoint = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < DIGITS_PER_SCRIPT && DIGIT.test(String.fromCodePoint(codePoint - value - 1))) value += 1;
  return String(value);
};

/**
 * The digits of a typed or pasted code: spaces, line breaks and dashes fall away, full-width and Arabic digits are read
 * as what they mean (S9). Nothing is cut, so that a seventh digit is seen and refused instead of vanishing.
 */
export function cleanCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Nd}|\P{Nd}/gu, (character) => (DIGIT.test(character) ? digitOf(character) : ''));
}

/** ONE field with six marks for a one-time code (WCAG 3.3.8). `onChange` receives the cleaned digits. */
export function CodeField({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  className,
  value,
  onChange,
  ...input
}: CodeFieldProps) {
  const ownId = useId();
  const wiring = wireField(id ?? ownId, { hint, error, required });
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, className, wiring }}>
      <input
        {...input}
        {...wiring.control}
        className="input code-input"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(cleanCode(event.target.value))}
      />
    </FieldFrame>
  );
}
