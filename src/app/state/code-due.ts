/**
 * S9: what the step of the history holds while a code is due: the address of whoever owes it, and nothing else.
 * It ends with the tab.
 */
export interface CodeDue {
  readonly codeDueFor: string;
}

/** Reads it from what the router keeps with a step of the history; null where no code is due. */
export const codeDueFor = (state: unknown): string | null => {
  const email = (state as Partial<CodeDue> | null | undefined)?.codeDueFor;
  return typeof email === 'string' ? email : null;
};

/** The same from the browser's history, before there is a router. */
export const codeDueOnLoad = ({ state }: Pick<History, 'state'>): string | null =>
  codeDueFor((state as { readonly usr?: unknown } | null)?.usr);
