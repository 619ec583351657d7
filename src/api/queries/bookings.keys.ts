import { keys } from './keys.ts';

export const bookingsKeys = {
  /** What the person has booked. */
  bookings: (organisationId: number) => [...keys.organisation(organisationId), 'bookings'] as const,
  /** Where the organisation has workshops. */
  bookingLocations: (organisationId: number) => [...keys.organisation(organisationId), 'booking locations'] as const,
  /** A product with its price. */
  product: (organisationId: number, productId: number) =>
    [...keys.organisation(organisationId), 'products', productId] as const,
  /** All coming dates of a product, as far as they are read. Seats are taken by bookings: refreshed with them. */
  offeredDates: (organisationId: number, productId: number) =>
    [...bookingsKeys.bookings(organisationId), 'offered dates', productId] as const,
} as const;
