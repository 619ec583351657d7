import { useMemo, useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { Checkbox } from '#ui/inputs/field/Checkbox.tsx';
import { TextArea } from '#ui/inputs/field/TextArea.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { fieldsOf, payloadOf, type PayloadField } from './payload.ts';
import type { Possibility } from './possibilities.ts';
import { createRedactor } from './redact.ts';

export interface EventFormProps {
  readonly possibility: Possibility;
  /** What an edited payload would do now. */
  readonly consider: (event: { readonly type: string }) => Possibility;
  readonly onSend: (event: { readonly type: string }) => void;
}

function Field({
  field,
  error,
  onChange,
}: {
  field: PayloadField;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
}) {
  const { key, kind, value } = field;
  if (kind === 'boolean') return <Checkbox label={<code>{key}</code>} checked={value === true} onChange={onChange} />;
  if (kind === 'json')
    return (
      <TextArea
        label={key}
        value={String(value)}
        onChange={onChange}
        error={error}
        rows={Math.min(8, String(value).split('\n').length)}
        spellCheck={false}
      />
    );
  return (
    <TextField
      label={key}
      value={String(value)}
      onChange={onChange}
      error={error}
      spellCheck={false}
      autoComplete="off"
      {...(kind === 'secret' ? { type: 'password' } : {})}
    />
  );
}

/**
 * What an event carries, to be changed before it is sent. What is not a payload is said beside its field; what no guard
 * lets through, above the button.
 */
export function EventForm({ possibility, consider, onSend }: EventFormProps) {
  const { event } = possibility;
  const [fields, setFields] = useState(() => fieldsOf(event, createRedactor()));
  const payload = useMemo(() => payloadOf(event, fields), [event, fields]);
  const change = (key: string, value: string | boolean): void =>
    setFields(fields.map((field) => (field.key === key ? { ...field, value } : field)));
  const refused = payload.event !== null && consider(payload.event).takes.length === 0;
  return (
    <form
      className="evb__f"
      noValidate
      aria-label={`What ${event.type} carries`}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (payload.event !== null && !refused) onSend(payload.event);
      }}
    >
      {fields.map((field) => (
        <Field
          key={field.key}
          field={field}
          error={payload.errors?.[field.key]}
          onChange={(value) => change(field.key, value)}
        />
      ))}
      {refused && <p className="wk__refused">With this no transition is taken: a guard refuses it.</p>}
      <Button type="submit" variant="go" {...(payload.event === null ? { 'aria-disabled': true } : {})}>
        Send
      </Button>
    </form>
  );
}
