import { browserStorage, namesBelow, onDevice } from '#persistence/device-storage.ts';

/** The outbox's name for what it stores of changing bookings. */
export const BOOKING_WORK = 'booking';

/** The name of a request that is not settled: one at a time for each organisation and action. */
export const requestNameOf = (organisationId: number, action: string): string => `${organisationId}/${action}`;

const settledPath = (organisationId: number): string => `${organisationId}/settled`;

/** The name of a request that the server has taken, or that was paid for and not needed. */
export const settledNameOf = (organisationId: number, idempotencyKey: string): string =>
  `${settledPath(organisationId)}/${idempotencyKey}`;

/** Whether a name is that of a settled request. */
export const isSettledName = (organisationId: number, name: string): boolean =>
  name.startsWith(`${settledPath(organisationId)}/`);

/**
 * whether the device remembers that the server has taken a change of this person's bookings in this organisation.
 * It reads no more than names: formats come with the page of bookings.
 */
export const hasAccepted = (userId: number, organisationId: number): boolean =>
  onDevice(
    browserStorage,
    (device) =>
      namesBelow(device, ['waymark.outbox', userId, BOOKING_WORK, settledPath(organisationId)].join('/')).length > 0,
    false,
  );
