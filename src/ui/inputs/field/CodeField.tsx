import { useId } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { wireField } from './field-wiring.ts';
import type { TextFieldProps } from './TextField.tsx';

export type CodeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>;

/**
 * The digits of a typed or pasted code: spaces, line breaks and dashes fall away. Nothing is cut, so that a seventh
 * digit is seen and refused instead of vanishing.
 */
export function cleanCode(text: string): string {
  return text.replace(/\D+/g, '');
}

/** ONE field with six marks for a one-time code (WCAG 3.3.8). `onChange` receives the cleaned digits. */
export function CodeField({ label, labelHidden, hint, error, required, id, className, value, onChange, ...input }: CodeFieldProps) {
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
