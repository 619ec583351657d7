import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;
type Errors = Record<string, string[]>;

const dotted = (path: readonly PropertyKey[]): string => path.map(String).join('.');
const spoken = (field: string): string => field.replaceAll('_', ' ');

const isMissing = (issue: Issue): boolean =>
  (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) ||
  (issue.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) === 1);

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  array: 'an array',
  boolean: 'true or false',
  object: 'an array',
};

/** Laravel's words for one issue (framework `lang/en/validation.php`). */
const messageOf = (issue: Issue, field: string): string => {
  const name = `The ${spoken(field)} field`;
  if (isMissing(issue)) return `${name} is required.`;
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    const [bound, limit] =
      issue.code === 'too_big' ? ['must not be greater than', issue.maximum] : ['must be at least', issue.minimum];
    const unit = issue.origin === 'string' ? ' characters' : '';
    return `${name} ${issue.exact === true ? 'must be' : bound} ${limit}${unit}.`;
  }
  if (issue.code === 'invalid_type') return `${name} must be ${EXPECTED[issue.expected] ?? 'valid'}.`;
  return issue.code === 'invalid_value' ? `The selected ${spoken(field)} is invalid.` : `${name} is invalid.`;
};

/** Of a union's failed members the one that came nearest: fewest issues, unknown keys counting most. */
const nearest = (members: readonly (readonly Issue[])[]): readonly Issue[] => {
  const distance = (issues: readonly Issue[]): number =>
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? 10 * issue.keys.length : 1), 0);
  return members.toSorted((a, b) => distance(a) - distance(b))[0] ?? [];
};

const add = (errors: Errors, field: string, message: string): void => {
  (errors[field] ??= []).push(message);
};

/**
 * The issues of a schema as Laravel reports them: messages by dotted field (L19). A key that the contract does not know
 * is prohibited here, so a client that sends too much is found out; the real API would ignore it.
 */
export const validationErrors = (issues: readonly Issue[], prefix: readonly PropertyKey[] = []): Errors => {
  const errors: Errors = {};
  for (const issue of issues) {
    const path = [...prefix, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add(errors, dotted([...path, key]), `The ${spoken(key)} field is prohibited.`);
    } else if (
      issue.code === 'invalid_union' &&
      issue.errors.length > 0 &&
      !issue.errors.every((member) => member.every((inner) => inner.path.length === 0 && inner.code === 'invalid_type'))
    ) {
      for (const [field, messages] of Object.entries(validationErrors(nearest(issue.errors), path)))
        for (const message of messages) add(errors, field, message);
    } else if (issue.code === 'invalid_union' && (issue.input === undefined || issue.input === null)) {
      add(errors, dotted(path), `The ${spoken(dotted(path))} field is required.`);
    } else {
      add(errors, dotted(path), messageOf(issue, dotted(path)));
    }
  }
  return errors;
};

/** L24: passwords are the one thing that is never trimmed. */
const UNTRIMMED = new Set(['password', 'password_confirmation', 'password_current', 'current_password']);

/** L24: strings trimmed, empty ones turned to null, everywhere in a body or query. */
export const trimmed = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') {
    const text = UNTRIMMED.has(key) ? value : value.trim();
    return text === '' ? null : text;
  }
  if (Array.isArray(value)) return value.map((part: unknown) => trimmed(part, key));
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimmed(part, name)]));
  return value;
};
