import { paramsAtStart } from '#api/call-address.ts';
import { viewThumbnail } from '#contracts/library/library.endpoints.ts';
import { apiAddress, endpointAddress } from './api-address.ts';

/** M-29: the size of a card's picture, in pixels. */
const CARD_PICTURE = { width: 800, height: 500 } as const;

/**
 * M-29: where the picture of a card lies. A reply names it without a size (`thumbnails/601`); an address of any other
 * form is used as it stands. Undefined for none.
 */
export const cardPictureAddress = (thumbnail: string | null | undefined): string | undefined => {
  const { id } = paramsAtStart(viewThumbnail, thumbnail ?? '') ?? {};
  return id === undefined ? apiAddress(thumbnail) : endpointAddress(viewThumbnail, { params: { ...CARD_PICTURE, id } });
};
