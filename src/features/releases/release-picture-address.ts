import { apiAddress } from '#current/api-address.ts';
import { config } from '#current/config.ts';

/**
 * U-01: where the picture of a release lies; a relative address is below the API's base. Undefined for none, and for a
 * picture of another origin, which the page's policy would refuse.
 */
export const releasePictureAddress = (image: string | null | undefined): string | undefined => {
  const address = apiAddress(image);
  if (address === undefined || !URL.canParse(address, location.href)) return undefined;
  const { origin } = new URL(address, location.href);
  return [location.origin, new URL(config.apiBase, location.href).origin].includes(origin) ? address : undefined;
};
