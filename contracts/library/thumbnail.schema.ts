import * as z from 'zod/mini';

/** ES-33, P-17: the pictures of an organisation. */
export const ThumbnailLibrary = z.looseObject({
  images: z.array(z.looseObject({ id: z.number(), url: z.string(), category: z.string() })),
  categories: z.array(z.string()),
});
export type ThumbnailLibrary = z.output<typeof ThumbnailLibrary>;
