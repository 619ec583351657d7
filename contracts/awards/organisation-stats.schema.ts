import * as z from 'zod/mini';
import { maybe } from '../wire.schema.ts';

/** ES-24, E-13: points and how much is completed; the names inside the summary are assumed. */
export const UserOrganisationStats = z.looseObject({
  user_organisation_stats: z.looseObject({
    points: z.number(),
    completion_summary: maybe(z.looseObject({ completed: z.number(), total: z.number() })),
  }),
});
export type UserOrganisationStats = z.output<typeof UserOrganisationStats>;
