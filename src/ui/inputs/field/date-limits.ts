import { formatDate } from '../../format/dates.ts';
import { REQUIRED } from '../form/required.ts';

/** The first and the last day that count, as a date field writes them: `2026-03-02`. Left out where there is none. */
export interface DateLimits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** What is wrong with a day. */
export type DateFault = 'missing' | 'notADay' | 'beforeMin' | 'afterMax';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (value: string): boolean => {
  if (!DAY.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  // The thirtieth of February is the second of March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
};

/**
 * What is wrong with a day, if anything. Empty is missing where the field is required; days compare as text, and both
 * limits count.
 */
export const dateFault = (value: string, { min, max }: DateLimits, required = false): DateFault | undefined => {
  if (value === '') return required ? 'missing' : undefined;
  if (!isDay(value)) return 'notADay';
  if (min !== undefined && value < min) return 'beforeMin';
  return max !== undefined && value > max ? 'afterMax' : undefined;
};

/** The sentence of a fault; K-06 for a required field that is empty. */
export const dateFaultMessage = (fault: DateFault, { min, max }: DateLimits): string =>
  ({
    missing: REQUIRED,
    notADay: 'Please enter a whole date',
    beforeMin: `Please enter a day from ${formatDate(min)} on`,
    afterMax: `Please enter a day up to ${formatDate(max)}`,
  })[fault];

/** The limits in words, for a hint: `From 2nd Mar '26 to 4th Mar '26`. Undefined where there is none. */
export const dateLimitsHint = ({ min, max }: DateLimits): string | undefined => {
  if (min !== undefined)
    return max === undefined ? `From ${formatDate(min)}` : `From ${formatDate(min)} to ${formatDate(max)}`;
  return max === undefined ? undefined : `Up to ${formatDate(max)}`;
};
