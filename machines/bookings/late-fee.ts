import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { LATE_FEE_DAYS, LATE_FEE_PRODUCTS } from '#contracts/constants.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { addDays, dayOf } from '../days.ts';
import { bookingState, isWorkshop } from './booking-state.ts';

const LATE_SECONDS = LATE_FEE_DAYS * 86_400;

/**
 * When a start (unix seconds) begins to cost a late fee: five weeks before it, to the second (R-31). Until then it is
 * free.
 */
export const lateFrom = (start: number): number => start - LATE_SECONDS;

/** The last day in London on which nothing is charged at any time of the day, as `2026-03-24` (R-40). */
export const lastFreeDay = (start: number): string => addDays(dayOf(lateFrom(start)), -1);

/** Until when a start is still late at this moment, in unix seconds: "up to" what the fee applies (R-40). */
export const lateUntil = (nowUnix: number): number => nowUnix + LATE_SECONDS;

/**
 * Whether leaving a workshop with this start costs a late fee: it is in the future and within five weeks, the last
 * second included (R-31).
 */
export const isLateStart = (start: number, nowUnix: number): boolean => start > nowUnix && start <= lateUntil(nowUnix);

/** The workshops among these that cost a late fee (R-31). */
export const lateWorkshops = (moving: readonly Booking[], nowUnix: number): readonly Booking[] =>
  moving.filter((booking) => {
    const start = booking.course?.start_date ?? null;
    return (
      isWorkshop(booking) &&
      start !== null &&
      bookingState(booking, nowUnix) === 'scheduled' &&
      isLateStart(start, nowUnix)
    );
  });

/**
 * What leaving a booking would cost now or until when it is free (R-31, R-40). `free`: up to the end of the day
 * `lastDay`. `freeToday`: until the moment `until` of today, in unix seconds.
 */
export type FeeOutlook =
  | { readonly kind: 'late' }
  | { readonly kind: 'free'; readonly lastDay: string }
  | { readonly kind: 'freeToday'; readonly until: number };

/** The outlook of a scheduled workshop; null for what never costs a late fee, or no longer can be left. */
export const feeOutlook = (booking: Booking, nowUnix: number): FeeOutlook | null => {
  const start = booking.course?.start_date ?? null;
  if (start === null || start <= nowUnix || !isWorkshop(booking) || bookingState(booking, nowUnix) !== 'scheduled')
    return null;
  if (isLateStart(start, nowUnix)) return { kind: 'late' };
  return dayOf(lateFrom(start)) === dayOf(nowUnix)
    ? { kind: 'freeToday', until: lateFrom(start) }
    : { kind: 'free', lastDay: lastFreeDay(start) };
};

/**
 * When what these cost, or whether they move at all, changes next by itself: a workshop comes within five weeks, or
 * starts; null: never (R-31). Unix seconds.
 */
export const nextFeeChange = (moving: readonly Booking[], nowUnix: number): number | null => {
  const moments = moving.flatMap((booking) => {
    const start = booking.course?.start_date ?? null;
    // A second after its start it has started (R-06).
    return start === null ? [] : [...(isWorkshop(booking) ? [lateFrom(start), start] : []), start + 1];
  });
  const coming = moments.filter((moment) => moment > nowUnix);
  return coming.length === 0 ? null : Math.min(...coming);
};

/** The product that is the late fee of an organisation; null: it charges none (R-32). */
export const lateFeeProduct = (
  organisationId: number,
  products: Readonly<Record<number, number>> = LATE_FEE_PRODUCTS,
): number | null => products[organisationId] ?? null;

/** Pounds of the wire, tax included, in pence (R-32). */
export const penceOf = (pounds: number): number => Math.round(pounds * 100);

/** Who may unschedule without the late fee: a super user, or somebody who views as the learner (R-41). */
export const canWaiveFee = (profile: Pick<Profile, 'super' | 'impersonated'>): boolean =>
  profile.super === true || profile.impersonated === true;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** The `notes` of a basket: an HTML list of the bookings that it is for, each with its day, escaped (R-35). */
export const feeNotes = (moving: readonly Booking[]): string => {
  const items = moving.map(({ product, course }) => {
    const start = course?.start_date ?? null;
    return `<li>${escapeHtml(product.name)}${start === null ? '' : `, ${dayOf(start)}`}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
};
