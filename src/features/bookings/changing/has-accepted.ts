import { browserStorage, onDevice } from '#persistence/device-storage.ts';
import { FAMILY } from '#persistence/drafts.ts';

/** The device's name for what it stores of changing bookings. */
export const BOOKING_WORK = 'booking';
/** The name of what the server has taken, below its organisation's. */
export const ACCEPTED = 'accepted';

/**
 * whether the device remembers that the server has taken a change of this person's bookings in this organisation. It reads no
 * more than a name: formats come with the page of bookings.
 */
export const hasAccepted = (userId: number, organisationId: number): boolean =>
  onDevice(browserStorage, (device) => device.getItem([FAMILY, userId, BOOKING_WORK, organisationId, ACCEPTED].join('/')) !== null, false);
