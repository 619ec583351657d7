import { useId, useState, type FormEvent } from 'react';
import type { TrayItem } from '../../messages/tray/ErrorTray.tsx';
import { fieldError, isEmpty, notReadyReason, type FieldRules, type FieldValue } from './form-rules.ts';
import { spreadServerErrors } from './server-errors.ts';

type Values = Record<string, FieldValue>;

/** The rules of every field, by name. */
export type FormFields<V extends Values> = { [Name in keyof V]: FieldRules<V[Name], V> };

/** What a field component takes: spread it. */
export interface FieldBinding<Value> {
  id: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
  required: boolean;
}

/** What `FormSummary` shows. */
export interface FormErrors {
  /** Lines after an attempt or a refusal; each links to its field. */
  summary: readonly TrayItem[];
  /** How many attempts failed and refusals came: the summary takes the focus at each. */
  objections: number;
}

/** Where the values of a form are that does not hold them itself: a draft on the device. */
export interface FormStore<V extends Values> {
  readonly values: V;
  readonly set: <Name extends keyof V & string>(name: Name, value: V[Name]) => void;
}

export interface UseForm<V extends Values> extends FormErrors {
  values: V;
  /** The props of a field: `<TextField label="…" {...form.field('email')} />`. */
  field: <Name extends keyof V & string>(name: Name) => FieldBinding<V[Name]>;
  /** The same for a box to tick: `checked` instead of `value`. */
  checkbox: <Name extends keyof V & string>(name: Name) => Omit<FieldBinding<boolean>, 'value'> & { checked: boolean };
  setValue: <Name extends keyof V & string>(name: Name, value: V[Name]) => void;
  /** True once a submit was attempted. */
  attempted: boolean;
  /** Why the submit is not ready: the required fields still empty (K-09). For `<Button reason={…}>`. */
  reason: string | undefined;
  /** For `<Form onSubmit={…}>`. Calls `onSubmit` only when no rule objects. */
  submit: (event?: FormEvent) => void;
  /** A 422's `errors`: shown beside their fields and in the summary, which takes the focus. Kept until a field changes. */
  refuse: (errors: Readonly<Record<string, readonly string[]>>) => void;
  /** Back to the initial values, or to these. */
  reset: (values?: Partial<V>) => void;
}

/**
 * The rules of K-06 to K-09 and K-16: errors appear once a field was touched or a submit attempted, the submit is not
 * ready while a required field is empty and says why, texts are never cut, and a server's refusal stands beside its
 * fields. Entries are always kept. With a `store` the values are there; `reset` then forgets only what was touched and
 * refused.
 */
export function useForm<V extends Values>(
  fields: FormFields<V>,
  onSubmit: (values: V) => void,
  store?: FormStore<V>,
): UseForm<V> {
  const formId = useId();
  const names = Object.keys(fields) as (keyof V & string)[];
  const initialValues = (): V => {
    const initial: Values = Object.fromEntries(names.map((name) => [name, fields[name].initial]));
    return initial as V;
  };
  const [own, setOwn] = useState<V>(initialValues);
  const values = store?.values ?? own;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [attempted, setAttempted] = useState(false);
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({});
  const [otherErrors, setOtherErrors] = useState<readonly string[]>([]);
  const [objections, setObjections] = useState(0);

  const idOf = (name: string) => `${formId}-${name}`;
  const errorOf = (name: keyof V & string) => serverErrors[name] ?? fieldError(fields[name], values[name], values);
  const isRequired = (name: keyof V & string) => {
    const { required } = fields[name];
    return typeof required === 'function' ? required(values) : (required ?? false);
  };
  const visibleError = (name: keyof V & string) =>
    attempted || touched.has(name) || name in serverErrors ? errorOf(name) : undefined;

  function setValue<Name extends keyof V & string>(name: Name, value: V[Name]) {
    if (store === undefined) setOwn((before) => ({ ...before, [name]: value }));
    else store.set(name, value);
    setOtherErrors([]);
    setServerErrors((before) => {
      if (!(name in before)) return before;
      const { [name]: _gone, ...rest } = before;
      return rest;
    });
  }

  const touch = (name: string) => setTouched((before) => (before.has(name) ? before : new Set(before).add(name)));

  const field: UseForm<V>['field'] = (name) => ({
    id: idOf(name),
    name,
    value: values[name],
    onChange: (value) => setValue(name, value),
    onBlur: () => touch(name),
    error: visibleError(name),
    required: isRequired(name),
  });

  function submit(event?: FormEvent) {
    event?.preventDefault();
    setAttempted(true);
    setOtherErrors([]);
    if (names.some((name) => fieldError(fields[name], values[name], values) !== undefined)) {
      setServerErrors({});
      setObjections((n) => n + 1);
      return;
    }
    setServerErrors({});
    onSubmit(values);
  }

  const showsSummary = attempted || otherErrors.length > 0 || Object.keys(serverErrors).length > 0;
  const summary: TrayItem[] = showsSummary
    ? [
        ...names.flatMap((name) => {
          const message = errorOf(name);
          return message === undefined
            ? []
            : [{ key: name, fieldId: idOf(name), message: `${fields[name].label}: ${message}` }];
        }),
        ...otherErrors.map((message, index) => ({ key: `other-${index}`, message })),
      ]
    : [];

  return {
    values,
    field,
    checkbox(name) {
      const { value, onChange, ...binding } = field(name);
      return { ...binding, checked: value === true, onChange: (ticked) => onChange(ticked as V[typeof name]) };
    },
    setValue,
    attempted,
    reason: notReadyReason(
      names
        .filter((n) => isRequired(n) && isEmpty(values[n]))
        .map((n) => ({ label: fields[n].label, isBox: typeof values[n] === 'boolean' })),
    ),
    submit,
    summary,
    objections,
    refuse(errors) {
      const wires = Object.fromEntries(names.map((name) => [fields[name].wire ?? name, name]));
      const spread = spreadServerErrors(errors, wires);
      setServerErrors(spread.byField);
      setOtherErrors(spread.other);
      setObjections((n) => n + 1);
    },
    reset(next) {
      setOwn({ ...initialValues(), ...next });
      setTouched(new Set());
      setAttempted(false);
      setServerErrors({});
      setOtherErrors([]);
    },
  };
}
