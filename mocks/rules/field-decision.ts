/** What becomes of the value of one of an organisation's fields: it is stored, or refused at dotted fields (L19). */
export type FieldDecision =
  | { readonly kind: 'stored'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, readonly string[]>> };

export const storedField = (value: unknown): FieldDecision => ({ kind: 'stored', value });

export const refusedField = (field: string, message: string): FieldDecision => ({
  kind: 'refused',
  errors: { [field]: [message] },
});

/** A key as Laravel's messages name it. */
export const spoken = (key: string): string => key.replaceAll('_', ' ');
