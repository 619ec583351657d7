import * as z from 'zod/mini';
import { maybe } from '../wire.schema.ts';

/** P-05. */
export const HeadingStyle = z.enum(['h1', 'h2', 'h3']);
export type HeadingStyle = z.output<typeof HeadingStyle>;

/** P-09: as it was uploaded, or cropped to 1.6:1. */
export const ImageSize = z.enum(['original', 'cropped']);
export type ImageSize = z.output<typeof ImageSize>;

/** P-13. */
export const ColumnCount = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type ColumnCount = z.output<typeof ColumnCount>;

/**
 * P-01: the 17 blocks by their kind, each with the schema of its settings as they travel. Names of the settings are
 * assumed (P-23): the specification names `embedId`, `fileId` and `caption`. Read tolerantly, since a document may be
 * older than a limit of the editor.
 */
export const BLOCK_PROPS = {
  heading: z.looseObject({ text: z.string(), style: maybe(HeadingStyle) }),
  richText: z.looseObject({ html: z.string() }),
  simpleText: z.looseObject({ text: z.string() }),
  card: z.looseObject({ title: z.string() }),
  columns: z.looseObject({ columns: maybe(ColumnCount) }),
  iframe: z.looseObject({ url: z.string(), height: maybe(z.union([z.string(), z.number()])) }),
  youtube: z.looseObject({ embedId: z.string(), caption: maybe(z.string()) }),
  video: z.looseObject({ fileId: z.number(), caption: maybe(z.string()) }),
  image: z.looseObject({ thumbnailId: z.number(), caption: maybe(z.string()), size: maybe(ImageSize) }),
  file: z.looseObject({ fileId: z.number(), label: maybe(z.string()) }),
  link: z.looseObject({ url: z.string(), label: maybe(z.string()), newWindow: maybe(z.boolean()) }),
  customLink: z.looseObject({ url: z.string(), label: maybe(z.string()), newWindow: maybe(z.boolean()) }),
  pageLink: z.looseObject({ pageId: z.number(), label: maybe(z.string()) }),
  /** P-14: nothing until somebody selects it. */
  assessment: z.looseObject({ assessmentId: maybe(z.number()) }),
  collection: z.looseObject({ collectionId: maybe(z.number()) }),
  module: z.looseObject({ moduleId: maybe(z.number()) }),
  page: z.looseObject({ pageId: maybe(z.number()) }),
} as const;

export type BlockKind = keyof typeof BLOCK_PROPS;

/** The settings of a block. */
export type BlockProps<K extends BlockKind> = z.output<(typeof BLOCK_PROPS)[K]>;
