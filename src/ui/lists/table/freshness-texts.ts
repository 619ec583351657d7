import { plural } from '../../format/counts.ts';
import { formatDateTime, formatDeviceTime } from '../../format/dates.ts';
import type { Freshness } from './use-freshness.ts';

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

/** `2:12 pm` of this device, with the day where that was long ago. Milliseconds. */
export const timeText = (atMs: number, nowMs: number): string =>
  nowMs - atMs < HALF_A_DAY_MS
    ? formatDeviceTime(new Date(atMs))
    : formatDateTime(new Date(atMs), new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** How old the rows are, in words: `As of 2:12 pm`, `Synced 2:41 pm, 2 rows are new`, `Not refreshed since 2:12 pm`. */
export const freshnessText = (
  { atMs, hasFailed, isSynced, newKeys }: Pick<Freshness, 'atMs' | 'hasFailed' | 'isSynced' | 'newKeys'>,
  nowMs: number,
): string => {
  if (atMs === null) return '';
  const time = timeText(atMs, nowMs);
  if (hasFailed) return `Not refreshed since ${time}`;
  const fresh = newKeys.size === 0 ? '' : `, ${plural(newKeys.size, 'row is', 'rows are')} new`;
  return `${isSynced ? 'Synced' : 'As of'} ${time}${fresh}`;
};
