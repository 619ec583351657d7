import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { dayOf } from '../days.ts';

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
