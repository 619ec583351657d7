import type { Catalogue } from '#contracts/catalogue.ts';
import type { WireReplyOf } from '#contracts/endpoint.ts';
import type { CollectionRecord, UserEntityRecord } from '#fixtures/records/library.record.ts';
import type { Database } from '../db/database.ts';
import { assessmentCard } from './assessment-view.ts';
import { type CardView, cardView, entityStatusAt, thumbnailUrl } from './cards.ts';
import { inheritedRow, prerequisitesView, UNSEEDED } from './entity-view.ts';
import { only } from './pick.ts';
import type { Assigned, EntityRecord } from './prerequisites.ts';

type CollectionView = WireReplyOf<Catalogue['getCollection']>;
type ModuleView = WireReplyOf<Catalogue['listCollectionModules']>['data'][number];
type SubCollectionView = WireReplyOf<Catalogue['listCollectionCollections']>['data'][number];
type AssessmentView = WireReplyOf<Catalogue['listCollectionAssessments']>['data'][number];

/** A collection for the person who looks at it, in the organisation that it belongs to. `now` in unix seconds. */
export interface Shown {
  readonly db: Database;
  readonly collection: CollectionRecord;
  readonly assigned: Assigned;
  readonly row: UserEntityRecord;
  readonly now: number;
}

const ENTITY_TYPE = {
  entity_type_id: 2,
  entity_type_key: 'COL',
  collection_type_id: 1,
  collection_type_description: 'Collection',
} as const;

/** A part that nobody assigned by itself is assigned with its collection. */
const cardOf = (shown: Shown, entity: EntityRecord): CardView => {
  const { db, assigned, row, now } = shown;
  const own = assigned.rows.get(entity.record.entity_id);
  return cardView(db, assigned, entity, own ?? inheritedRow(row, entity.record.entity_id), now);
};

const entityAt = ({ assigned }: Shown, entityId: number): readonly EntityRecord[] => {
  const entity = assigned.entities.get(entityId);
  return entity === undefined ? [] : [entity];
};

/** the modules in the collection's own order. */
export const modulesIn = (shown: Shown): readonly ModuleView[] =>
  shown.collection.module_ids
    .flatMap((id) => shown.db.tables.modules.get(id) ?? [])
    .flatMap(({ entity_id }) => entityAt(shown, entity_id).map((entity) => cardOf(shown, entity) as ModuleView));

const subCollections = ({ db, collection }: Shown): readonly CollectionRecord[] =>
  collection.collection_ids.flatMap((id) => db.tables.collections.get(id) ?? []);

/** the collections in the collection's own order. */
export const collectionsIn = (shown: Shown): readonly SubCollectionView[] =>
  subCollections(shown).flatMap(({ entity_id }) =>
    entityAt(shown, entity_id).map((entity) => cardOf(shown, entity) as SubCollectionView),
  );

/** M-18: those of the person that belong to the collection, without SCO. */
export const assessmentsIn = ({ db, collection, row, now }: Shown): readonly AssessmentView[] =>
  db.tables.user_assessments
    .where((taken) => taken.user_id === row.user_id && taken.organisation_id === row.organisation_id)
    .flatMap((taken) => {
      const assessment = db.tables.assessments.get(taken.assessment_id);
      const isOfCollection =
        assessment?.parent?.type === 'collection' &&
        assessment.parent.id === collection.collection_id &&
        assessment.assessment_type_key !== 'SCO';
      return isOfCollection ? [assessmentCard(assessment, taken, now)] : [];
    });

const typeOf = (entity: EntityRecord | undefined): string => {
  if (entity?.kind === 'module') return entity.record.module_type_description;
  return entity?.kind === 'collection' ? ENTITY_TYPE.collection_type_description : '';
};

/** M-12: the arrows of the journey, each end with its title and kind. */
const sequencesOf = ({ sequences }: CollectionRecord, { entities }: Assigned) =>
  sequences.map(({ source_entity_id, target_entity_id }) => {
    const [source, target] = [entities.get(source_entity_id), entities.get(target_entity_id)];
    return {
      source_entity_id,
      target_entity_id,
      source_title: source?.record.title ?? null,
      target_title: target?.record.title ?? null,
      source_type_description: typeOf(source),
      target_type_description: typeOf(target),
    };
  });

/** M-32: the category that shows it first, then the collection itself. */
const breadcrumbOf = (
  db: Database,
  { collection_id, title }: CollectionRecord,
): NonNullable<CollectionView['breadcrumb']> => {
  const [category] = db.tables.categories
    .where(({ collection_ids }) => collection_ids.includes(collection_id))
    .toSorted((one, other) => one.sort_order - other.sort_order);
  return [
    ...(category === undefined ? [] : [{ id: category.id, title: category.title, type: 'category' }]),
    { id: collection_id, title, type: 'collection' },
  ];
};

/** ES-08 for its person: every key of the contract. `status` keeps or leaves out parts, as in a list (O-05). */
export const collectionView = (
  shown: Shown,
  hasStatus: (part: { readonly status?: string | null | undefined }) => boolean,
): CollectionView => {
  const { db, collection, assigned, row, now } = shown;
  const modules = modulesIn(shown).filter(hasStatus);
  const collections = collectionsIn(shown).filter(hasStatus);
  const records = new Map(subCollections(shown).map((record) => [record.collection_id, record]));
  return {
    ...UNSEEDED,
    can_evidence: null,
    file: null,
    file_id: null,
    properties: {},
    ...ENTITY_TYPE,
    ...only(collection, [
      'collection_id',
      'entity_id',
      'organisation_id',
      'code',
      'title',
      'short_description',
      'long_description',
      'thumbnail_id',
      'tags',
      'published_at',
      'created_at',
      'updated_at',
      'points',
      'study_hours',
      'due_after_days',
      'expires_after_days',
      'content',
      'content_reverse',
      'hide_training',
      'hide_journey',
      'sort_order',
    ]),
    ...only(row, [
      'user_entity_id',
      'user_id',
      'favourite',
      'assigned_at',
      'due_at',
      'expires_at',
      'last_viewed_at',
      'last_started_at',
      'last_completed_at',
    ]),
    status: entityStatusAt(row, now),
    assessable: [...modules, ...collections].every(({ status }) => status === 'completed' || status === 'exempt'),
    thumbnail_url: thumbnailUrl(collection.thumbnail_id),
    breadcrumb: breadcrumbOf(db, collection),
    prerequisites: prerequisitesView(db, assigned, collection.entity_id),
    modules_count: modules.length,
    collections_count: collections.length,
    modules: [...modules],
    collections: collections.map((part) => {
      const record = records.get(part.collection_id);
      return { ...part, sequences: record === undefined ? [] : sequencesOf(record, assigned) };
    }),
    assessments: [...assessmentsIn(shown)].filter(hasStatus),
    sequences: sequencesOf(collection, assigned),
    flow: {
      nodes: collection.flow_nodes.map(({ entity_id, x, y }) => ({ id: String(entity_id), position: { x, y } })),
    },
  };
};
