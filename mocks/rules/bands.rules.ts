import type { Catalogue } from '#contracts/catalogue.ts';
import { WARNING_DAYS } from '#contracts/constants.ts';
import type { Database } from '../db/database.ts';
import { assessmentCard, statusAt } from './assessment-view.ts';
import type { CardView } from './cards.ts';
import { membershipOf } from './membership.ts';
import { notFound, reply } from './reply.ts';
import type { Rule } from './rule.ts';
import { type Shelf, shelfOf } from './shelf.ts';

const DAY = 86_400;
/** How long something counts as recently added. */
const RECENT_DAYS = 30;
/** A band is a glance; the library holds the rest. */
const MOST_ITEMS = 12;

const TYPE_IDS = { module: 1, collection: 2, page: 3 } as const;

/** A candidate for a band. `at` orders it; which moment that is, the band says. */
interface Placed {
  readonly at: number;
  readonly view: CardView;
}

const isPublished = ({ entity }: Shelf, now: number): boolean => (entity.record.published_at ?? 0) <= now;
const isTraining = ({ entity }: Shelf): boolean => entity.kind !== 'page';

/** When something came to the person: assigned, made or published, whichever was last and is not still to come. */
const addedAt = ({ entity, row }: Shelf, now: number): number =>
  Math.max(
    ...[row.assigned_at, entity.record.created_at, entity.record.published_at ?? 0].filter((moment) => moment <= now),
    0,
  );

/** Viewed and not completed, newest first. */
const jumpBackIn = (shelf: readonly Shelf[], now: number): readonly (Shelf & { at: number })[] =>
  shelf.flatMap((one) =>
    isTraining(one) &&
    isPublished(one, now) &&
    one.row.last_viewed_at !== null &&
    (one.status === 'pending' || one.status === 'overdue')
      ? [{ ...one, at: -one.row.last_viewed_at }]
      : [],
  );

/** What is past its day, longest first. */
const overdueExpired = (shelf: readonly Shelf[], now: number): readonly (Shelf & { at: number })[] =>
  shelf.flatMap((one) => {
    if (!isTraining(one) || !isPublished(one, now)) return [];
    if (one.status === 'overdue') return [{ ...one, at: one.row.due_at ?? now }];
    return one.status === 'expired' ? [{ ...one, at: one.row.expires_at ?? now }] : [];
  });

/** What is due, or expires though it was completed, within the days of the warning; soonest first. */
const expiringSoon = (shelf: readonly Shelf[], now: number): readonly (Shelf & { at: number })[] =>
  shelf.flatMap((one) => {
    const at = one.status === 'pending' ? one.row.due_at : one.status === 'completed' ? one.row.expires_at : null;
    return at !== null && isTraining(one) && isPublished(one, now) && at > now && at <= now + WARNING_DAYS * DAY
      ? [{ ...one, at }]
      : [];
  });

/** What came in the last thirty days, newest first; what is still to be published is shown as coming (M-22). */
const recentlyAdded = (shelf: readonly Shelf[], now: number): readonly (Shelf & { at: number })[] =>
  shelf.flatMap((one) =>
    one.status !== 'exempt' && addedAt(one, now) >= now - RECENT_DAYS * DAY ? [{ ...one, at: -addedAt(one, now) }] : [],
  );

const DEFAULT_BANDS = {
  jump_back_in: jumpBackIn,
  overdue_expired: overdueExpired,
  expiring_soon: expiringSoon,
  recently_added: recentlyAdded,
} as const;

/** L-07: what is assigned of the types that the band's conditions name, newest first. */
const ofTypes = (
  shelf: readonly Shelf[],
  typeIds: readonly number[],
  now: number,
): readonly (Shelf & { at: number })[] =>
  shelf.flatMap((one) =>
    typeIds.includes(TYPE_IDS[one.entity.kind]) && one.status !== 'exempt' ? [{ ...one, at: -addedAt(one, now) }] : [],
  );

/** Assessments have dates too: they stand where what has expired stands, and where what is about to. */
const assessmentsIn = (
  db: Database,
  userId: number,
  organisationId: number,
  bandId: string,
  now: number,
): readonly Placed[] =>
  db.tables.user_assessments
    .where((taken) => taken.user_id === userId && taken.organisation_id === organisationId)
    .flatMap((taken): readonly Placed[] => {
      const assessment = db.tables.assessments.get(taken.assessment_id);
      if (assessment === undefined || assessment.assessment_type_key === 'SCO') return [];
      const status = statusAt(taken, now);
      const passed = bandId === 'overdue_expired' && (status === 'overdue' || status === 'expired');
      const near =
        bandId === 'expiring_soon' &&
        status === 'completed' &&
        taken.expires_at !== null &&
        taken.expires_at <= now + WARNING_DAYS * DAY;
      if (!passed && !near) return [];
      return [
        {
          at: taken.expires_at ?? now,
          view: { ...assessmentCard(assessment, taken, now), expires_at: taken.expires_at },
        },
      ];
    });

/**
 * X-076 for the signed-in person. A default band is known by its key in every organisation, also where it is hidden:
 * hiding is the page's affair (L-06). An empty band is an empty list.
 */
export const getBand: Rule<Catalogue['getBand']> = ({ db, user, params, now }) => {
  const { org } = params;
  const bandId = String(params.bandId);
  if (membershipOf(db, user.id, org) === undefined) return notFound('Organisation', org);
  const own = db.tables.bands.first((band) => band.organisation_id === org && String(band.band_id) === bandId);
  const isDefault = Object.hasOwn(DEFAULT_BANDS, bandId);
  if (own === undefined && !isDefault) return notFound('Band', bandId);
  const shelf = shelfOf(db, user.id, org, now);
  const entities = isDefault
    ? DEFAULT_BANDS[bandId as keyof typeof DEFAULT_BANDS](shelf, now)
    : ofTypes(shelf, own?.entity_type_ids ?? [], now);
  const placed = [
    ...entities.map(({ at, view }) => ({ at, view })),
    ...assessmentsIn(db, user.id, org, bandId, now).map(({ at, view }) => ({ at, view: () => view })),
  ].toSorted((a, b) => a.at - b.at);
  return reply(
    200,
    placed.slice(0, MOST_ITEMS).map(({ view }) => view()),
  );
};
