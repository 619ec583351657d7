const number = new Intl.NumberFormat('en-GB');

/** The words of a counter: `277 of 2,000`. */
export function counted(used: number, limit: number): string {
  return `${number.format(used)} of ${number.format(limit)}`;
}
