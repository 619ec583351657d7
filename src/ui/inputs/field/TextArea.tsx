import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Counter } from './Counter.tsx';
import { CounterVoice } from './CounterVoice.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { wireField, type FieldProps } from './field-wiring.ts';

type AreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value' | 'maxLength' | keyof FieldProps>;

export interface TextAreaProps extends FieldProps, AreaProps {
  value: string;
  onChange: (value: string) => void;
  /** The most characters that may be sent. Shown as a counter ("277 of 2,000"); the text is never cut (K-16). */
  limit?: number | undefined;
  /** Under the field, left of the counter. */
  footNote?: ReactNode;
}

/** Several lines of text, with a counter where there is a limit; the counter is announced from 90 % on. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, required, id, className, value, onChange, limit, footNote, ...area } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hasFoot = limit !== undefined || footNote !== undefined;
  const wiring = wireField(fieldId, { hint, error, required }, hasFoot ? [`${fieldId}-count`] : []);
  const foot = hasFoot && (
    <p className="field__foot" id={wiring.countId}>
      <span>{footNote}</span>
      {limit !== undefined && <Counter used={value.length} limit={limit} />}
    </p>
  );
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, className, wiring, foot }}>
      <textarea
        {...area}
        {...wiring.control}
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {limit !== undefined && <CounterVoice used={value.length} limit={limit} />}
    </FieldFrame>
  );
}
