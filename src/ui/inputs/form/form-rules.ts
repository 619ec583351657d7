import { capitalise, formatList } from '../../format/text.ts';
import { REQUIRED } from './required.ts';

/** What a field of a form can hold. */
export type FieldValue = string | number | boolean | readonly string[] | null | undefined;

/** The rules of one field. */
export interface FieldRules<Value extends FieldValue, Values> {
  initial: Value;
  /** Its name in the error summary: the label's words. */
  label: string;
  required?: boolean | ((values: Values) => boolean);
  /** The most characters; too many are an error, never cut (K-16). */
  maxLength?: number;
  /** The field's name on the wire, where it differs: errors of a 422 arrive under it. */
  wire?: string;
  /** A further rule; returns the error's sentence. Asked only when the field is filled. */
  check?: (value: Value, values: Values) => string | undefined;
}

const count = new Intl.NumberFormat('en-GB');

/** K-06, K-07: an empty text or list, a box not ticked, or nothing at all is empty; zero counts as filled. */
export function isEmpty(value: FieldValue): boolean {
  if (value === null || value === undefined || value === false) return true;
  return (typeof value === 'string' || Array.isArray(value)) && (value as string | readonly string[]).length === 0;
}

/** K-06: the words for a required field that is empty. */
export function requiredError(value: FieldValue): string {
  return typeof value === 'boolean' ? 'Please tick this box' : REQUIRED;
}

/** K-16: the words for a text over its limit. */
export function tooLongError(limit: number, used: number): string {
  return `Please use at most ${count.format(limit)} characters. This is ${count.format(used)}.`;
}

/** The error of one field by its own rules, whether or not it is shown yet (K-06, K-07, K-16). */
export function fieldError<Value extends FieldValue, Values>(
  rules: FieldRules<Value, Values>,
  value: Value,
  values: Values,
): string | undefined {
  const required = typeof rules.required === 'function' ? rules.required(values) : rules.required;
  if (isEmpty(value)) return required ? requiredError(value) : undefined;
  if (rules.maxLength !== undefined && typeof value === 'string' && value.length > rules.maxLength) {
    return tooLongError(rules.maxLength, value.length);
  }
  return rules.check?.(value, values);
}

/** A required field that is empty. */
export interface MissingField {
  readonly label: string;
  /** A box to tick; anything else is filled in. */
  readonly isBox: boolean;
}

const asPart = (label: string): string => `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/**
 * K-09: why a submit is not ready, in words: which required fields are still empty. Undefined when none is.
 * `Enter your email address and password.`
 */
export function notReadyReason(missing: readonly MissingField[]): string | undefined {
  if (missing.length === 0) return undefined;
  if (missing.length > 3) return `Fill in the ${missing.length} required fields.`;
  const texts = missing.flatMap(({ label, isBox }) => (isBox ? [] : [asPart(label)]));
  const boxes = missing.flatMap(({ label, isBox }) => (isBox ? [label] : []));
  const steps = [
    ...(texts.length > 0 ? [`enter your ${formatList(texts)}`] : []),
    ...(boxes.length > 0 ? [`tick ${formatList(boxes)}`] : []),
  ];
  return `${capitalise(formatList(steps))}.`;
}
