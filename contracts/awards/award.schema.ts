import * as z from 'zod/mini';
import { maybe, WireDate } from '../wire.schema.ts';

/** ES-12: how far the viewer has got with an award (E-02). */
export const UserAwardStats = z.looseObject({
  is_awarded: z.boolean(),
  points: maybe(z.number()),
  completed_modules: z.number(),
  total_modules: z.number(),
  awarded_at: maybe(WireDate),
});
export type UserAwardStats = z.output<typeof UserAwardStats>;

const Part = z.looseObject({ title: z.string(), status: maybe(z.string()), last_completed_at: maybe(WireDate) });

/** ES-12. */
export const Award = z.looseObject({
  award_id: z.number(),
  title: z.string(),
  short_description: maybe(z.string()),
  modules: maybe(z.array(z.extend(Part, { module_id: z.number() }))),
  collections: maybe(z.array(z.extend(Part, { collection_id: z.number() }))),
  points: maybe(z.number()),
  points_awarded_from: maybe(WireDate),
  points_awarded_to: maybe(WireDate),
  /** Whether there is a certificate to download (E-06). */
  template_valid: maybe(z.boolean()),
  user_award_stats: maybe(UserAwardStats),
});
export type Award = z.output<typeof Award>;
