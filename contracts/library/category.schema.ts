import * as z from 'zod/mini';
import { mapOf, maybe } from '../wire.schema.ts';

/** M-01, M-08: whether a category is shown, and whether it asks for attention. */
export const CategoryExtended = z.looseObject({ attention: maybe(z.boolean()), show: maybe(z.boolean()) });

const fields = {
  id: z.number(),
  title: z.string(),
  thumbnail_url: maybe(z.string()),
  extended: maybe(mapOf(CategoryExtended)),
} as const;

/** A category among others. */
export const CategoryCard = z.looseObject(fields);
export type CategoryCard = z.output<typeof CategoryCard>;

/** ES-09. `content` is a builder document (ES-35). */
export const Category = z.looseObject({
  ...fields,
  content: maybe(z.string()),
  has_pages: maybe(z.boolean()),
  has_collections: maybe(z.boolean()),
  has_modules: maybe(z.boolean()),
  children: maybe(z.array(CategoryCard)),
  /** What it lies in, from the top down, without itself. */
  breadcrumb: maybe(z.array(z.looseObject({ id: z.number(), title: z.string() }))),
});
export type Category = z.output<typeof Category>;
