import { paramsAtStart } from '#api/call-address.ts';
import { viewThumbnail } from '#contracts/library/library.endpoints.ts';
import { viewOriginalThumbnail } from '#contracts/library/page.endpoints.ts';
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

/** M-29: the size of a picture within a text, in pixels. */
const CROPPED = { width: 1600, height: 1000 } as const;

/** P-09: where a picture lies that a text holds, as it was uploaded or cropped. */
export const contentPictureAddress = (id: number, size: 'original' | 'cropped'): string =>
  size === 'original'
    ? endpointAddress(viewOriginalThumbnail, { params: { id }, query: {} })
    : endpointAddress(viewThumbnail, { params: { ...CROPPED, id } });
