import type { Catalogue } from '#contracts/catalogue.ts';
import type { AwardRecord } from '#fixtures/records/award.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import { certificateOf } from '../files/certificate.ts';
import { awardStats, awardSummary, isFor, type Looking, shownParts, standingOf } from './award-view.ts';
import { entityStatusAt } from './cards.ts';
import { disposition } from './files.rules.ts';
import { isStaffFor, membershipOf } from './membership.ts';
import { paginate } from './paging.ts';
import { bytes, forbidden, notFound, reply } from './reply.ts';
import type { Rule } from './rule.ts';

/** E-01: fixed by the specification. */
const PER_PAGE = 1000;

/** E-01: what the person can collect in the organisation or holds, the parts of the awards left out. */
export const listAwards: Rule<Catalogue['listAwards']> = ({ db, user, query, now }) => {
  const { organisation_id } = query;
  if (membershipOf(db, user.id, organisation_id) === undefined) return notFound('Organisation', organisation_id);
  const looking: Looking = { db, userId: user.id, now };
  const standing = standingOf(looking, organisation_id);
  const awards = db.tables.awards.where(
    (award) => award.organisation_id === organisation_id && isFor(looking, standing, award),
  );
  const page = paginate(awards, { ...query, per_page: PER_PAGE }, 'awards');
  return reply(200, {
    ...page,
    data: page.data.map((award) => ({
      ...awardSummary(award),
      user_award_stats: awardStats(looking, standing, award),
    })),
  });
};

/** E-03, E-08: an award with what it takes, but for what the person is exempt from. */
export const getAward: Rule<Catalogue['getAward']> = ({ db, user, params, query, now }) => {
  const award = db.tables.awards.get(params.awardId);
  const looking: Looking = { db, userId: user.id, now };
  if (
    award === undefined ||
    award.organisation_id !== query.organisation_id ||
    membershipOf(db, user.id, award.organisation_id) === undefined
  )
    return notFound('Award', params.awardId);
  const standing = standingOf(looking, award.organisation_id);
  return reply(200, {
    ...awardSummary(award),
    ...shownParts(looking, standing, award),
    user_award_stats: awardStats(looking, standing, award),
  });
};

/** E-06: the certificate of an award that the person holds and that has a valid template; otherwise there is none. */
const certificate = ({ db, now }: Pick<Looking, 'db' | 'now'>, holder: UserRecord, awardId: number) => {
  const award: AwardRecord | undefined = db.tables.awards.get(awardId);
  if (award === undefined || !award.template_valid) return notFound('Award', awardId);
  const looking: Looking = { db, userId: holder.id, now };
  const { is_awarded, awarded_at } = awardStats(looking, standingOf(looking, award.organisation_id), award);
  if (!is_awarded) return notFound('Award', awardId);
  const content = certificateOf({
    award,
    holder,
    organisation: db.tables.organisations.require(award.organisation_id).name,
    awardedAtUnix: awarded_at ?? now,
  });
  return bytes(content, {
    'Content-Type': 'application/pdf',
    'Content-Length': String(content.byteLength),
    'Content-Disposition': disposition(`${award.title}.pdf`, true),
    'X-Content-Type-Options': 'nosniff',
  });
};

/** E-05: one's own. */
export const downloadAward: Rule<Catalogue['downloadAward']> = ({ user, params, ...looking }) =>
  certificate(looking, user, params.awardId);

/** E-05: of the person who is viewed, or of somebody whom the caller administers. */
export const downloadUserAward: Rule<Catalogue['downloadUserAward']> = ({ user, params, ...looking }) => {
  const holder = looking.db.tables.users.get(params.userId);
  if (holder === undefined) return notFound('User', params.userId);
  return holder.id === user.id || isStaffFor(looking.db, user, holder.id)
    ? certificate(looking, holder, params.awardId)
    : forbidden();
};

/** E-10, E-11: the sum of what was given in the range, both ends included; no end means no limit. */
export const getPoints: Rule<Catalogue['getPoints']> = ({ db, user, query }) => {
  const { organisation_id, date_from, date_to } = query;
  const given = db.tables.points.where(
    (row) =>
      row.user_id === user.id &&
      row.organisation_id === organisation_id &&
      row.awarded_at >= (date_from ?? -Infinity) &&
      row.awarded_at <= (date_to ?? Infinity),
  );
  return reply(200, { points: given.reduce((sum, row) => sum + row.points, 0) });
};

/**
 * E-13: points, and how much of what is assigned is completed. What the person is exempt from does not count, nor do
 * pages.
 */
export const getUserOrganisationStats: Rule<Catalogue['getUserOrganisationStats']> = ({
  db,
  user,
  params,
  query,
  now,
}) => {
  const { organisation_id } = query;
  if (params.id !== user.id && !isStaffFor(db, user, params.id)) return forbidden();
  if (membershipOf(db, params.id, organisation_id) === undefined) return notFound('Organisation', organisation_id);
  const { rows, entities } = standingOf({ db, userId: params.id, now }, organisation_id);
  const counted = [...rows.values()].filter(
    (row) => row.status !== 'exempt' && ['module', 'collection'].includes(entities.get(row.entity_id)?.kind ?? 'none'),
  );
  const points = db.tables.points
    .where((row) => row.user_id === params.id && row.organisation_id === organisation_id)
    .reduce((sum, row) => sum + row.points, 0);
  const completed = counted.filter((row) => entityStatusAt(row, now) === 'completed').length;
  return reply(200, { user_organisation_stats: { points, completion_summary: { completed, total: counted.length } } });
};
