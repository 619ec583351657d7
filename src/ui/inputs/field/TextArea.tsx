import { useEffect, useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Marker } from '../../messages/marker/Marker.tsx';
import './field.css';
import { FieldFrame } from './FieldFrame.tsx';
import { wireField, type FieldProps } from './field-wiring.ts';

const number = new Intl.NumberFormat('en-GB');

/** The words of a counter: `277 of 2,000`. */
function counted(used: number, limit: number): string {
  return `${number.format(used)} of ${number.format(limit)}`;
}

/** "277 of 2,000". Over the limit it carries a marker. */
function Counter({ used, limit }: { used: number; limit: number }) {
  const over = used > limit;
  return (
    <span className={over ? 'nowrap field__count--over' : 'nowrap'}>
      {over && <Marker shape="overdue" size={20} word="Too long" />}
      {counted(used, limit)}
    </span>
  );
}

/** Typing must pause this long before the counter speaks, so that it does not talk over every key. */
const QUIET_MS = 800;

/** Says the counter politely from 90 % of the limit on, when typing pauses. */
function CounterVoice({ used, limit }: { used: number; limit: number }) {
  const text = used >= limit * 0.9 ? `${counted(used, limit)} characters` : '';
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <span className="vh" role="status">
      {spoken}
    </span>
  );
}

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
