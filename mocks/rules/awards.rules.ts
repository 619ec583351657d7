import type { Catalogue } from '#contracts/catalogue.ts';
import { reply } from './reply.ts';
import type { Rule } from './rule.ts';

/** E-10, E-11: the sum of what was given in the range, both ends included; no end means no limit. */
export const getPoints: Rule<Catalogue['getPoints']> = ({ db, user, query }) => {
  const { organisation_id, date_from, date_to } = query;
  const given = db.tables.points.where(
    (row) =>
      row.user_id === user.id && row.organisation_id === organisation_id && row.awarded_at >= (date_from ?? -Infinity) && row.awarded_at <= (date_to ?? Infinity),
  );
  return reply(200, { points: given.reduce((sum, row) => sum + row.points, 0) });
};
