import { viewFile } from '#contracts/files/files.endpoints.ts';
import { viewAvatar } from '#contracts/profile/profile.endpoints.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { endpointAddress } from './api-address.ts';

/** B-09: where the picture of a person lies. It names the picture, so that another one is another address (0300). */
export const avatarAddress = ({ id, avatar_id }: Pick<Profile, 'id' | 'avatar_id'>): string | undefined =>
  typeof avatar_id === 'number' ? endpointAddress(viewAvatar, { params: { id }, query: { avatar_id } }) : undefined;

/** The same while another picture, or none, is chosen and not saved: it is still a file of its own (G-05). */
export const chosenAvatarAddress = (
  profile: Pick<Profile, 'id' | 'avatar_id'>,
  chosen: unknown,
): string | undefined => {
  if (chosen === (profile.avatar_id ?? null)) return avatarAddress(profile);
  return typeof chosen === 'number' ? endpointAddress(viewFile, { params: { fileId: chosen } }) : undefined;
};
