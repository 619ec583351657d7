import { viewAvatar } from '#contracts/profile/profile.endpoints.ts';
import { endpointAddress } from './api-address.ts';

/** B-09: where the picture `avatarId` of a person lies; undefined for none. */
export const avatarAddress = (userId: number, avatarId: unknown): string | undefined =>
  typeof avatarId === 'number' ? endpointAddress(viewAvatar, { params: { id: userId } }) : undefined;
