import * as z from 'zod/mini';

/** What a page may have at most, as base64: a document of the large world has 54 000 characters. */
export const LARGEST_CONTENT_CHARACTERS = 1_000_000;

const Content = z.string().check(z.maxLength(LARGEST_CONTENT_CHARACTERS));
/** When the page that was read had last changed, in unix seconds; null for a page that does not say. */
const known = { updated_at: z.nullable(z.number()) } as const;

/** a draft, null to discard it; or what readers see from now on. */
export const PageChange = z.union([
  z.strictObject({ ...known, content_draft: z.nullable(Content) }),
  z.strictObject({ ...known, content: Content }),
]);
export type PageChange = z.output<typeof PageChange>;
