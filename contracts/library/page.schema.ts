import * as z from 'zod/mini';
import { maybe, WireDate } from '../wire.schema.ts';

/** ES-10. `content` and `content_draft` are builder documents (ES-35). */
export const Page = z.looseObject({
  page_id: z.number(),
  entity_id: z.number(),
  group_id: maybe(z.number()),
  title: z.string(),
  short_description: maybe(z.string()),
  content: maybe(z.string()),
  content_draft: maybe(z.string()),
  tags: maybe(z.array(z.string())),
  thumbnail_id: maybe(z.number()),
  thumbnail_url: maybe(z.string()),
  pinned: maybe(z.boolean()),
  published_at: maybe(WireDate),
  assigned_at: maybe(WireDate),
  created_at: maybe(WireDate),
  updated_at: maybe(WireDate),
});
export type Page = z.output<typeof Page>;
