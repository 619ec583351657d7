import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { calendarOf, type CalendarFile, type CalendarSource } from '#machines/bookings/calendar.ts';
import type { Persistence } from '#persistence/persistence.ts';
import { saveBytes } from '#ui/actions/download/save-blob.ts';
import { forgetAdded, rememberAdded } from './added-bookings.ts';

export interface CalendarToSave {
  readonly method: CalendarFile['method'];
  readonly bookings: readonly Booking[];
  readonly fileName: string;
}

/**
 * Hands bookings to the browser's downloads as a calendar file, and remembers what was added or removed by it. Fetched
 * when it is asked for.
 */
export const saveCalendar = (
  persistence: Persistence,
  userId: number,
  source: CalendarSource,
  { method, bookings, fileName }: CalendarToSave,
): void => {
  const text = calendarOf({ method, bookings, source, nowUnix: Math.floor(persistence.now() / 1000) });
  saveBytes(new Blob([text], { type: `text/calendar;charset=utf-8;method=${method}` }), fileName);
  if (method === 'PUBLISH') rememberAdded(persistence, userId, bookings);
  else forgetAdded(persistence, userId, bookings);
};
