import type { ReactNode } from 'react';

/** What every field takes; the words come from the caller (K-17). */
export interface FieldProps {
  /** Its visible name. */
  label: ReactNode;
  /** Hides the label from sight where the question above already asks; it stays the accessible name. */
  labelHidden?: boolean | undefined;
  /** A sentence between label and control. */
  hint?: ReactNode;
  /** The error's sentence; shown under the control with its diamond. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Default: generated. Error summaries link to it. */
  id?: string | undefined;
  className?: string | undefined;
}

/** Ids and ARIA attributes that join a control to its hint, error and counter. */
export interface FieldWiring {
  id: string;
  hintId: string;
  errorId: string;
  countId: string;
  control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
  };
}

/** K-17: the ids of a field's parts and what its control must say. `also` are further describing ids, e.g. the counter. */
export function wireField(
  id: string,
  { hint, error, required }: { hint?: ReactNode; error?: string | undefined; required?: boolean | undefined },
  also: readonly string[] = [],
): FieldWiring {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const countId = `${id}-count`;
  const described = [hint ? hintId : '', error ? errorId : '', ...also].filter(Boolean).join(' ');
  return {
    id,
    hintId,
    errorId,
    countId,
    control: {
      id,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': required ? true : undefined,
    },
  };
}
