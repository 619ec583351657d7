import { PRODUCT_TYPES } from '#contracts/bookings/booking.schema.ts';
import type { Scheduled } from '#machines/bookings/booking-lists.ts';
import { formatDate, formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';

/** a workshop starts at a time, online learning on a day. */
export const startLabel = ({ booking, start }: Scheduled): string =>
  booking.product.type.type_id === PRODUCT_TYPES.practicalWorkshop
    ? formatDateTime(fromUnixSeconds(start))
    : formatDate(fromUnixSeconds(start));
