import { resolveDates, type RelativeDate } from '#fixtures/records/relative-date.ts';
import type { Database } from '../../db/database.ts';
import { parseDuration } from '../../db/clock.ts';

/** Where traits write: the records, and the virtual time in milliseconds. */
export interface TraitStage {
  readonly db: Database;
  readonly nowMs: number;
}

/** A duration of the demo's console (`20d`, `90m`, `-1w`) as a date from the clock's now. Throws on anything else. */
export const fromNow = (duration: string): RelativeDate => ({
  secondsFromNow: Math.round(parseDuration(duration) / 1000),
});

/** Replaces every relative date in these rows by unix seconds of the stage's clock. */
export const onClock = <T>({ nowMs }: Pick<TraitStage, 'nowMs'>, rows: T) =>
  resolveDates(rows, Math.floor(nowMs / 1000));
