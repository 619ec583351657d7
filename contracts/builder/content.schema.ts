import * as z from 'zod/mini';
import { mapOf, maybe } from '../wire.schema.ts';

/** ES-35, P-23: one block of a document. Its kind may be one that this version does not know. */
export const BuilderNode = z.looseObject({
  type: z.union([z.string(), z.looseObject({ resolvedName: z.string() })]),
  props: maybe(mapOf(z.record(z.string(), z.unknown()))),
  nodes: maybe(z.array(z.string())),
  parent: maybe(z.string()),
  linkedNodes: maybe(mapOf(z.record(z.string(), z.string()))),
});
export type BuilderNode = z.output<typeof BuilderNode>;

/** ES-35, P-23: a document is a map of nodes with a ROOT; on the wire it travels as base64 of its JSON. */
export const BuilderContent = z
  .record(z.string(), BuilderNode)
  .check(z.refine((nodes) => 'ROOT' in nodes, 'A document needs a ROOT.'));
export type BuilderContent = z.output<typeof BuilderContent>;
