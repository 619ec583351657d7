import * as z from 'zod/mini';
import { maybe } from '../wire.schema.ts';

/** ES-35, P-23: one block of a document. Its kind may be one that this version does not know. */
export const BuilderNode = z.looseObject({
  type: z.union([z.string(), z.looseObject({ resolvedName: z.string() })]),
  props: maybe(z.record(z.string(), z.unknown())),
  nodes: maybe(z.array(z.string())),
  parent: maybe(z.string()),
  linkedNodes: maybe(z.record(z.string(), z.string())),
});
export type BuilderNode = z.output<typeof BuilderNode>;

/** ES-35, P-23: a document is a map of nodes with a ROOT; on the wire it travels as base64 of its JSON. */
export const BuilderContent = z
  .record(z.string(), BuilderNode)
  .check(z.refine((nodes) => 'ROOT' in nodes, 'A document needs a ROOT.'));
export type BuilderContent = z.output<typeof BuilderContent>;

/** ES-32, P-18. `content` is base64; `name` and `description` are assumed (0336): by them an author chooses. */
export const Layout = z.looseObject({
  id: z.union([z.number(), z.string()]),
  name: maybe(z.string()),
  description: maybe(z.string()),
  content: z.string(),
});
export type Layout = z.output<typeof Layout>;

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
