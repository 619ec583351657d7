/** Names of what a page notes in its address while somebody looks around: going back does not undo it. */
const NO_STEPS: readonly string[] = ['q', 'open'];

/**
 * O-11: whether another query of the same page is a step that Back undoes. A page of a list, a tab, a filter, an order
 * and a size are; what is typed is not, nor are the rows that stand open.
 */
export const isStep = (before: URLSearchParams, after: URLSearchParams): boolean =>
  NO_STEPS.every((name) => before.getAll(name).join('\n') === after.getAll(name).join('\n')) &&
  before.toString() !== after.toString();
