import { viewThumbnail } from '#contracts/library/library.endpoints.ts';
import { viewOriginalThumbnail } from '#contracts/library/page.endpoints.ts';
import { endpointAddress } from './api-address.ts';

/** M-29: the size of a picture within a text, in pixels. */
const CROPPED = { width: 1600, height: 1000 } as const;

/** P-09: where a picture lies that a text holds, as it was uploaded or cropped. */
export const contentPictureAddress = (id: number, size: 'original' | 'cropped'): string =>
  size === 'original'
    ? endpointAddress(viewOriginalThumbnail, { params: { id }, query: {} })
    : endpointAddress(viewThumbnail, { params: { ...CROPPED, id } });
