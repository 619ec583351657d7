const grouped = new Intl.NumberFormat('en-GB');

/** `1,022`. Most counts are small, and need no locale to be written. */
export const formatCount = (count: number): string =>
  Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : grouped.format(count);

/** A count with its noun: `1 piece`, `1,022 pieces`. `many` where it is not the noun with an s. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** `1 day`, `14 days`. */
export const formatDays = (count: number): string => plural(count, 'day');

/** `1 point`, `250 points`. */
export const formatPoints = (count: number): string => plural(count, 'point');

/** Progress or a share: `3 of 8`, `3 of 8 modules`. */
export const countOf = (count: number, total: number, noun?: string): string =>
  `${formatCount(count)} of ${noun === undefined ? formatCount(total) : plural(total, noun)}`;

/** Time that learning takes, given in hours: `15 minutes`, `1 hour`, `2.5 hours`. */
export const formatHours = (hours: number): string =>
  hours < 1 ? plural(Math.round(hours * 60), 'minute') : plural(hours, 'hour');
