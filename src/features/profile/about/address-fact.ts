import type { CustomField } from '#contracts/profile/profile.schema.ts';
import { dayOf } from '#machines/days.ts';
import { readHistory, sumHistory, type HistoryEntry, type HistorySum } from '#machines/profile/address-history.ts';
import { monthOfDay } from '#machines/profile/months.ts';

/** A history of addresses as About tells it. */
export interface AddressFact {
  readonly entries: readonly HistoryEntry[];
  readonly sum: HistorySum;
  /** The number of the running month. */
  readonly now: number;
}

/** What a field of type `addresses` amounts to (G-25 to G-28). `nowMs`: milliseconds since 1970. */
export const addressFact = (
  custom: Pick<CustomField, 'years' | 'maximum'>,
  value: unknown,
  nowMs: number,
): AddressFact => {
  const now = monthOfDay(dayOf(nowMs / 1000));
  const entries = readHistory(value);
  return { entries, now, sum: sumHistory(entries, custom, now) };
};
