import * as z from 'zod/mini';
import { maybe, Paging, WireDate } from '../wire.schema.ts';

/** ES-12: how far the viewer has got with an award (E-02). */
export const UserAwardStats = z.looseObject({
  is_awarded: z.boolean(),
  points: maybe(z.number()),
  completed_modules: maybe(z.number()),
  total_modules: maybe(z.number()),
  awarded_at: maybe(WireDate),
});
export type UserAwardStats = z.output<typeof UserAwardStats>;

const Part = z.looseObject({
  title: z.string(),
  status: maybe(z.string()),
  last_viewed_at: maybe(WireDate),
  last_completed_at: maybe(WireDate),
});

const fields = {
  award_id: z.number(),
  title: z.string(),
  short_description: maybe(z.string()),
  points: maybe(z.number()),
  points_awarded_from: maybe(WireDate),
  points_awarded_to: maybe(WireDate),
  /** Whether there is a certificate to download (E-06). */
  template_valid: maybe(z.boolean()),
  user_award_stats: maybe(UserAwardStats),
} as const;

/** An award without its parts. */
export const AwardSummary = z.looseObject(fields);
export type AwardSummary = z.output<typeof AwardSummary>;

/** ES-12. */
export const Award = z.looseObject({
  ...fields,
  modules: maybe(z.array(z.extend(Part, { module_id: z.number() }))),
  collections: maybe(z.array(z.extend(Part, { collection_id: z.number() }))),
});
export type Award = z.output<typeof Award>;

/** what there is to collect, a page of it (E-01). */
export const AwardPage = Paging(AwardSummary);

/** ES-23, E-10: how many points were given. */
export const Points = z.looseObject({ points: z.number() });
export type Points = z.output<typeof Points>;

/** ES-24, E-13: points and how much is completed; the names inside the summary are assumed. */
export const UserOrganisationStats = z.looseObject({
  user_organisation_stats: z.looseObject({
    points: z.number(),
    completion_summary: maybe(z.looseObject({ completed: z.number(), total: z.number() })),
  }),
});
export type UserOrganisationStats = z.output<typeof UserOrganisationStats>;
