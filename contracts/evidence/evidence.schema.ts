import * as z from 'zod/mini';
import { StoredFile } from '../files/file.schema.ts';
import { maybe, WireDate } from '../wire.schema.ts';

/** N-17. */
export const EvidenceStatus = z.enum(['pending', 'accepted', 'rejected']);
export type EvidenceStatus = z.output<typeof EvidenceStatus>;

/** ES-25: proof of training done elsewhere. `key` opens its review. */
export const Evidence = z.looseObject({
  key: z.string(),
  status: EvidenceStatus,
  organisation_id: z.number(),
  entity: maybe(z.looseObject({ entity_id: z.number(), title: z.string(), expires_after_days: maybe(z.number()) })),
  file_id: maybe(z.number()),
  file: maybe(StoredFile),
  message: maybe(z.string()),
  user: maybe(z.looseObject({ id: z.number(), name: z.string(), email: z.string() })),
  created_at: maybe(WireDate),
  /** Unix seconds; null until somebody accepts it. */
  last_completed_at: maybe(WireDate),
  /** 0 to 100. */
  score: maybe(z.number()),
  /** Assumed, like the two below: who decided, when, and in what words. */
  reviewed_at: maybe(WireDate),
  reviewed_user: maybe(z.looseObject({ id: z.number(), name: z.string() })),
  review_message: maybe(z.string()),
});
export type Evidence = z.output<typeof Evidence>;

/** unix seconds, and 0 to 100. */
const acceptance = { status: z.literal('accepted'), last_completed_at: z.number(), score: z.number() } as const;
/** Null: without a message. */
const rejection = { status: z.literal('rejected'), message: z.nullable(z.string()) } as const;

/** what a decision about one piece of evidence sends. */
export const EvidenceDecision = z.union([z.strictObject(acceptance), z.strictObject(rejection)]);
export type EvidenceDecision = z.output<typeof EvidenceDecision>;

/** `evidences` are keys. */
const several = { organisation_id: z.number(), evidences: z.array(z.string()).check(z.minLength(1)) } as const;

/** the same about several pieces of one organisation. */
export const EvidenceBatch = z.union([
  z.strictObject({ ...several, ...acceptance }),
  z.strictObject({ ...several, ...rejection }),
]);
export type EvidenceBatch = z.output<typeof EvidenceBatch>;

/** which of them could not be decided, and why; everything else was. */
export const EvidenceBatchResult = z.looseObject({
  failed: z.array(z.looseObject({ key: z.string(), message: z.string() })),
});
export type EvidenceBatchResult = z.output<typeof EvidenceBatchResult>;
