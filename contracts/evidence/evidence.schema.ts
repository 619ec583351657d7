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
  entity: maybe(z.looseObject({ entity_id: z.number(), title: z.string() })),
  file_id: maybe(z.number()),
  file: maybe(StoredFile),
  message: maybe(z.string()),
  user: maybe(z.looseObject({ id: z.number(), name: z.string(), email: z.string() })),
  created_at: maybe(WireDate),
  last_completed_at: maybe(WireDate),
  score: maybe(z.number()),
});
export type Evidence = z.output<typeof Evidence>;
