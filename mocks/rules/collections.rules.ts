import type { Catalogue } from '#contracts/catalogue.ts';
import type { CollectionRecord, UserEntityRecord } from '#fixtures/records/library.record.ts';
import type { Database } from '../db/database.ts';
import { assessmentsIn, collectionsIn, collectionView, modulesIn, type Shown } from './collection-view.ts';
import { inheritedRow } from './entity-view.ts';
import { hasStatus } from './listing.ts';
import { membershipOf } from './membership.ts';
import { paginate } from './paging.ts';
import { entitiesOf } from './prerequisites.ts';
import { notFound, type Refusal, reply } from './reply.ts';
import type { Call, Rule } from './rule.ts';

type CollectionCall = Pick<Call<Catalogue['getCollection']>, 'db' | 'user' | 'params' | 'now'> & {
  readonly query: { readonly organisation_id: number };
};

/** The person's own row, or that of the nearest collection around it that is assigned to them; `seen` ends a circle. */
const rowFor = (
  db: Database,
  rows: ReadonlyMap<number, UserEntityRecord>,
  { collection_id, entity_id }: CollectionRecord,
  seen: ReadonlySet<number> = new Set(),
): UserEntityRecord | undefined => {
  const own = rows.get(entity_id);
  if (own !== undefined || seen.has(entity_id)) return own;
  const around = db.tables.collections.where(({ collection_ids }) => collection_ids.includes(collection_id));
  for (const collection of around) {
    const row = rowFor(db, rows, collection, new Set([...seen, entity_id]));
    if (row !== undefined) return inheritedRow(row, entity_id);
  }
  return undefined;
};

/**
 * A collection that is assigned to the person in the organisation, by itself or within another. Anything else is not
 * there for them (404).
 */
const shownTo = ({ db, user, params, query, now }: CollectionCall): Shown | Refusal => {
  const collection = db.tables.collections.get(params.id);
  const missing = notFound('Collection', params.id);
  if (
    collection?.organisation_id !== query.organisation_id ||
    membershipOf(db, user.id, query.organisation_id) === undefined
  )
    return missing;
  const rows = new Map(
    db.tables.user_entities
      .where((one) => one.user_id === user.id && one.organisation_id === query.organisation_id)
      .map((one) => [one.entity_id, one]),
  );
  const row = rowFor(db, rows, collection);
  return row === undefined ? missing : { db, collection, assigned: { entities: entitiesOf(db), rows }, row, now };
};

const isRefusal = (shown: Shown | Refusal): shown is Refusal => 'kind' in shown;

/** */
export const getCollection: Rule<Catalogue['getCollection']> = (call) => {
  const shown = shownTo(call);
  return isRefusal(shown) ? shown : reply(200, collectionView(shown, hasStatus(call.query.status)));
};

/** */
export const listCollectionCollections: Rule<Catalogue['listCollectionCollections']> = (call) => {
  const shown = shownTo(call);
  return isRefusal(shown)
    ? shown
    : reply(200, paginate(collectionsIn(shown), call.query, `collections/${call.params.id}/collections`));
};

/** */
export const listCollectionModules: Rule<Catalogue['listCollectionModules']> = (call) => {
  const shown = shownTo(call);
  return isRefusal(shown)
    ? shown
    : reply(200, paginate(modulesIn(shown), call.query, `collections/${call.params.id}/modules`));
};

/** all of them, or those of one type. */
export const listCollectionAssessments: Rule<Catalogue['listCollectionAssessments']> = (call) => {
  const shown = shownTo(call);
  if (isRefusal(shown)) return shown;
  const wanted = call.query.assessment_type_key;
  const rows = assessmentsIn(shown).filter(({ assessment_type_key }) => !wanted || assessment_type_key === wanted);
  return reply(200, paginate(rows, {}, `collections/${call.params.id}/assessments`));
};
