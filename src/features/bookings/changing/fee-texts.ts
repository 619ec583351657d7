import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { LATE_FEE_DAYS } from '#contracts/constants.ts';
import { dayOf } from '#machines/days.ts';
import { isWorkshop } from '#machines/bookings/booking-state.ts';
import { feeOutlook, lateFeeProduct, lateUntil } from '#machines/bookings/late-fee.ts';
import { feeTotal } from '#machines/bookings/unschedule.setup.ts';
import { formatDate } from '#ui/format/dates.ts';
import { formatPence } from '#ui/format/money.ts';
import { freeUntil } from '../booking-messages.ts';
import { lateFees } from './changing-messages.ts';
import type { UnscheduleSnapshot } from './flow-screen.ts';

type FeeContext = UnscheduleSnapshot['context'];

const LATE_FEE_WEEKS = LATE_FEE_DAYS / 7;
const DAY_MILLISECONDS = 86_400_000;

/** 'today', 'tomorrow', 'in 16 days': days on the calendar of London. */
const inDays = (start: number, nowUnix: number): string => {
  const days = Math.round((Date.parse(dayOf(start)) - Date.parse(dayOf(nowUnix))) / DAY_MILLISECONDS);
  if (days < 1) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
};

/** What one workshop costs in pence; null where it is not known, or the basket came to something else. */
export const feeOfEach = (
  { feeInPence, quotedInPence, intention, facts }: FeeContext,
  isPaying = false,
): number | null => {
  const total = isPaying ? (intention?.basket?.totalInPence ?? null) : quotedInPence;
  return total !== null && total !== (feeInPence ?? 0) * facts.lateIds.length ? null : feeInPence;
};

/** What the total is made of: '3 late fees of £48.00'. */
export const feeFact = (context: FeeContext, isPaying = false): string => {
  const each = feeOfEach(context, isPaying);
  const count = lateFees(context.facts.lateIds.length);
  return each === null ? count : `${count} of ${formatPence(each)}`;
};

export interface FeeText {
  readonly amount: string;
  readonly note: string;
  readonly isDue: boolean;
}

/** What a booking costs, and until when it would be free. `nowUnix` in seconds. */
export const feeText = (booking: Booking, context: FeeContext, nowUnix: number): FeeText => {
  const start = booking.course?.start_date ?? null;
  if (start !== null && context.facts.lateIds.includes(booking.booking_id)) {
    if (feeTotal(context) === 0) return { amount: 'No fee', note: 'waived', isDue: false };
    const each = feeOfEach(context);
    return {
      amount: each === null ? 'Late fee' : formatPence(each),
      note: `${each === null ? '' : 'late fee, '}${inDays(start, nowUnix)}`,
      isDue: true,
    };
  }
  const outlook = lateFeeProduct(context.organisationId) === null ? null : feeOutlook(booking, nowUnix);
  const note = isWorkshop(booking)
    ? outlook === null || outlook.kind === 'late'
      ? ''
      : freeUntil(outlook)
    : 'online learning';
  return { amount: 'No fee', note, isDue: false };
};

/** The terms of an organisation that has written none: the rule that is charged by. */
export const lateFeeTerms = ({
  organisationId,
  feeInPence,
}: Pick<FeeContext, 'organisationId' | 'feeInPence'>): string => {
  if (lateFeeProduct(organisationId) === null) return 'Your organisation charges nothing for a late cancellation.';
  return `A practical workshop can be unscheduled free of charge until ${LATE_FEE_WEEKS} weeks before it starts. After that each one costs ${feeInPence === null ? 'a late fee' : formatPence(feeInPence)}.`;
};

/** The rule of the fee, in a sentence; null where the organisation charges none. */
export const feeRule = ({ organisationId, feeInPence }: FeeContext, nowUnix: number): string | null => {
  if (lateFeeProduct(organisationId) === null) return null;
  const fee = feeInPence === null ? 'A late fee' : `A late fee of ${formatPence(feeInPence)}`;
  return `${fee} applies to each practical workshop that starts within ${LATE_FEE_WEEKS} weeks, up to ${formatDate(dayOf(lateUntil(nowUnix)))}.`;
};
