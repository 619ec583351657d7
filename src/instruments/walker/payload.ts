import { HIDDEN, isSecretKey, type Redactor } from './redact.ts';

/** One part of what an event carries, as it is edited. */
export interface PayloadField {
  readonly key: string;
  /** `json`: a list, an object or null, written as JSON. */
  readonly kind: 'text' | 'secret' | 'number' | 'boolean' | 'json';
  readonly value: string | boolean;
}

type AnyEvent = { readonly type: string };

const kindOf = (key: string, value: unknown): PayloadField['kind'] => {
  if (typeof value === 'string') return isSecretKey(key) ? 'secret' : 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'json';
};

/** The fields of an event, filled in with what it carries. JSON is shown without its secrets. */
export const fieldsOf = (event: AnyEvent, { redact }: Redactor): readonly PayloadField[] =>
  Object.entries(event)
    .filter(([key]) => key !== 'type')
    .map(([key, value]) => {
      const kind = kindOf(key, value);
      if (kind === 'json') return { key, kind, value: JSON.stringify(redact(value), null, 2) };
      return { key, kind, value: typeof value === 'boolean' ? value : String(value) };
    });

/** Puts what was hidden back where it still stands as it was shown. */
const unhide = (typed: unknown, sample: unknown): unknown => {
  if (typed === HIDDEN) return sample;
  if (Array.isArray(typed))
    return typed.map((part, position) => unhide(part, Array.isArray(sample) ? sample[position] : undefined));
  if (typeof typed !== 'object' || typed === null) return typed;
  return Object.fromEntries(
    Object.entries(typed).map(([key, part]) => [
      key,
      unhide(part, (sample as Record<string, unknown> | null | undefined)?.[key]),
    ]),
  );
};

/** An event as it was edited, or what is wrong with which field. */
export type Payload =
  | { readonly event: AnyEvent; readonly errors: null }
  | { readonly event: null; readonly errors: Readonly<Record<string, string>> };

const NOT_JSON = 'This is not JSON. Texts and keys stand in double quotes.';
const NOT_A_NUMBER = 'This is not a number.';

const read = (
  { key, kind, value }: PayloadField,
  sample: unknown,
): { readonly part: unknown } | { readonly error: string } => {
  if (kind === 'number')
    return String(value).trim() === '' || !Number.isFinite(Number(value))
      ? { error: NOT_A_NUMBER }
      : { part: Number(value) };
  if (kind !== 'json') return { part: value };
  try {
    return { part: unhide(JSON.parse(String(value)), (sample as Record<string, unknown>)[key]) };
  } catch {
    return { error: NOT_JSON };
  }
};

/** Reads the fields of an event back. `sample` is the event that they were made of. */
export const payloadOf = (sample: AnyEvent, fields: readonly PayloadField[]): Payload => {
  const parts = fields.map((field) => ({ key: field.key, ...read(field, sample) }));
  const errors = parts.flatMap((part) => ('error' in part ? [[part.key, part.error] as const] : []));
  if (errors.length > 0) return { event: null, errors: Object.fromEntries(errors) };
  return {
    event: {
      type: sample.type,
      ...Object.fromEntries(parts.map((part) => [part.key, 'part' in part ? part.part : undefined])),
    },
    errors: null,
  };
};
