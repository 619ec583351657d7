import { memo, useMemo, useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { Checkbox } from '#ui/inputs/field/Checkbox.tsx';
import { TextArea } from '#ui/inputs/field/TextArea.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { fieldsOf, payloadOf, type PayloadField } from './payload.ts';
import type { Possibility } from './possibilities.ts';
import { createRedactor } from './redact.ts';
import { eventText, leadsTo } from './event-text.ts';

interface EventFormProps {
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
function EventForm({ possibility, consider, onSend }: EventFormProps) {
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

export interface EventListProps {
  readonly possibilities: readonly Possibility[];
  readonly consider: (name: string, event: { readonly type: string }) => Possibility;
  readonly onTake: (possibility: Possibility) => void;
}

/** Where it leads and why: `to csrf, because credentialsAreWhole`, or which guard refuses. */
export const consequence = ({
  takes,
  targets,
  verdicts,
}: Pick<Possibility, 'takes' | 'targets' | 'verdicts'>): string => {
  if (takes.length === 0) return `shut by ${[...new Set(verdicts.map(({ guard }) => guard))].join(', ')}`;
  const where = leadsTo(targets);
  const because = verdicts
    .filter(({ edge, allows }) => allows === true && takes.includes(edge))
    .map(({ guard }) => guard);
  return because.length === 0 ? where : `${where}, because ${because.join(', ')}`;
};

const PRESS = { event: 'Send', outcome: 'Answer', delay: 'Run out' } as const;

const carries = ({ kind, event }: Possibility): boolean => kind === 'event' && Object.keys(event).length > 1;

function Row({
  possibility,
  consider,
  onTake,
}: {
  possibility: Possibility;
  consider: EventListProps['consider'];
  onTake: EventListProps['onTake'];
}) {
  const [isOpen, setOpen] = useState(false);
  const { name, kind, event, takes } = possibility;
  const isClosed = takes.length === 0;
  return (
    <li className={isOpen ? 'evb evb--open' : 'evb'}>
      <p className="evb__h">
        <code>{kind === 'event' ? event.type : eventText(event.type)}</code>
        <span className="meta">
          {name === event.type ? '' : `${kind === 'outcome' ? name.slice(name.indexOf(': ') + 2) : name}: `}
          {consequence(possibility)}
        </span>
      </p>
      <p className="evb__b">
        {carries(possibility) && (
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Payload <span className="vh">of {name}</span>
          </Button>
        )}
        {!isClosed && !isOpen && (
          <Button variant="secondary" onClick={() => onTake(possibility)}>
            {PRESS[kind]} <span className="vh">{name}</span>
          </Button>
        )}
      </p>
      {isOpen && (
        <EventForm
          possibility={possibility}
          consider={(changed) => consider(name, changed)}
          onSend={(changed) => onTake({ ...possibility, event: changed })}
        />
      )}
    </li>
  );
}

/** What can happen now as buttons, and what a guard refuses now. An event that carries something has a form. */
export const EventList = memo(function EventList({ possibilities, consider, onTake }: EventListProps) {
  if (possibilities.length === 0) return <p className="meta">Nothing: the chart has ended, or waits for an effect.</p>;
  return (
    <ul className="evbs">
      {possibilities.map((possibility) => (
        <Row
          key={`${possibility.kind} ${possibility.name}`}
          possibility={possibility}
          consider={consider}
          onTake={onTake}
        />
      ))}
    </ul>
  );
});
