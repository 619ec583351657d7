import * as z from 'zod/mini';
import { maybe } from '#contracts/wire.schema.ts';
import type { StoredKind } from '#persistence/work-kind.ts';

/** A page as its author left it, and the server has not (P-24). */
const PageDraft = z.object({
  /** The version of the page that it was made from. */
  version: z.nullable(z.number()),
  title: z.string(),
  /** As the wire carries a document (P-23); null where the server has everything. */
  content: z.nullable(z.string()),
  /** What was sent while no reply told that it arrived. */
  sent: maybe(z.string()),
});
export type PageDraft = z.output<typeof PageDraft>;

export const pageDraftName = (organisationId: number, pageId: number): string => `${organisationId}-${pageId}`;

/** Pages that were written on this device and are not saved: typed, and sent by their page alone. */
export const builderWork: StoredKind<PageDraft> = {
  name: 'builder',
  draft: {
    version: 1,
    parse: (value) => PageDraft.parse(value),
    hasContent: ({ content }) => content !== null,
  },
  describeDraft: ({ title }) => ({ title, detail: 'a page that is not saved' }),
};
