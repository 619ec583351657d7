import type { Catalogue } from '#contracts/catalogue.ts';
import type { WireReplyOf } from '#contracts/endpoint.ts';
import type { ModuleRecord } from '#fixtures/records/library.record.ts';
import type { Database } from '../db/database.ts';
import { assessmentCard } from './assessment-view.ts';
import { entityStatusAt, thumbnailUrl } from './cards.ts';
import { evidenceView } from './evidence-view.ts';
import { prerequisitesView, UNSEEDED } from './entity-view.ts';
import { only } from './pick.ts';
import { type Assigned, entitiesOf } from './prerequisites.ts';

type ModuleView = WireReplyOf<Catalogue['getModule']>;

/** Who looks, and when in unix seconds. */
interface Looking {
  readonly db: Database;
  readonly userId: number;
  readonly now: number;
}

/** L-07: the numbers of bands stand for the same. */
const MODULE_TYPE = { entity_type_id: 1, entity_type_key: 'MOD' } as const;

const TYPE_IDS: Readonly<Record<ModuleRecord['module_type_key'], number>> = { VID: 1, DOC: 2, LNK: 3, EXT: 4, SCO: 5 };

/** ES-07: what is assigned to the person; null for each where the module is not. */
const assignmentView = ({ db, userId, now }: Looking, { entity_id, organisation_id }: ModuleRecord) => {
  const row = db.tables.user_entities.first(
    (one) => one.user_id === userId && one.organisation_id === organisation_id && one.entity_id === entity_id,
  );
  return {
    user_entity_id: row?.user_entity_id ?? null,
    favourite: row?.favourite ?? null,
    status: row === undefined ? null : entityStatusAt(row, now),
    assigned_at: row?.assigned_at ?? null,
    due_at: row?.due_at ?? null,
    expires_at: row?.expires_at ?? null,
    last_viewed_at: row?.last_viewed_at ?? null,
    last_started_at: row?.last_started_at ?? null,
    last_completed_at: row?.last_completed_at ?? null,
    assessable: row?.status === 'completed',
  };
};

/** What is assigned to the person beside the module, of which its prerequisites tell (N-08). */
const assignedTo = (
  { db, userId }: Looking,
  { organisation_id }: ModuleRecord,
  entities: ReturnType<typeof entitiesOf>,
): Assigned => {
  const rows = db.tables.user_entities.where(
    (row) => row.user_id === userId && row.organisation_id === organisation_id,
  );
  return { entities, rows: new Map(rows.map((row) => [row.entity_id, row])) };
};

/** M-18: the person's assessments that belong to the module, without SCO. */
export const assessmentsOfModule = (
  { db, userId, now }: Looking,
  { module_id, organisation_id }: ModuleRecord,
): NonNullable<ModuleView['assessments']> =>
  db.tables.user_assessments
    .where((taken) => taken.user_id === userId && taken.organisation_id === organisation_id)
    .flatMap((taken) => {
      const assessment = db.tables.assessments.get(taken.assessment_id);
      const isOfModule =
        assessment?.parent?.type === 'module' &&
        assessment.parent.id === module_id &&
        assessment.assessment_type_key !== 'SCO';
      return isOfModule ? [assessmentCard(assessment, taken, now)] : [];
    });

/** N-16: what the person sent, newest first. Its file is their own, behind no review. */
const ownEvidenceView = (
  { db, userId }: Looking,
  { entity_id, organisation_id }: ModuleRecord,
  entities: ReturnType<typeof entitiesOf>,
): ModuleView['evidence'] =>
  db.tables.evidence
    .where((one) => one.user_id === userId && one.organisation_id === organisation_id && one.entity_id === entity_id)
    .toSorted((one, other) => other.created_at - one.created_at)
    .map((one) => {
      const { file, ...view } = evidenceView(db, one, entities);
      return { ...view, file: file ? { ...file, url: `files/${file.id}` } : null };
    });

/** what is downloaded, played or read. */
const moduleFileView = (db: Database, { file_id }: ModuleRecord): ModuleView['file'] => {
  const file = db.tables.files.get(file_id ?? 0);
  return file === undefined
    ? null
    : { ...only(file, ['id', 'name', 'extension', 'mimetype']), url: `files/${file.id}` };
};

/** ES-06 for its person: every key of the contract; its file where `with` asks for it. */
export const moduleView = (
  looking: Looking,
  module: ModuleRecord,
  parts: ReadonlySet<string> = new Set(),
): ModuleView => {
  const { db, userId } = looking;
  const entities = entitiesOf(db);
  return {
    // The file comes with a call of its own.
    ...UNSEEDED,
    content: null,
    breadcrumb: [],
    ...only(module, [
      'module_id',
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
      'module_type_key',
      'module_type_description',
      'file_id',
      'can_evidence',
    ]),
    ...MODULE_TYPE,
    ...assignmentView(looking, module),
    thumbnail_url: thumbnailUrl(module.thumbnail_id),
    module_type_id: TYPE_IDS[module.module_type_key],
    properties: {
      new_window: null,
      url: null,
      download_only: null,
      confirm_understanding: null,
      captions_id: null,
      ...module.properties,
    },
    custom: { can_evidence: module.custom_can_evidence },
    user_id: userId,
    prerequisites: prerequisitesView(db, assignedTo(looking, module, entities), module.entity_id),
    evidence: ownEvidenceView(looking, module, entities),
    assessments: assessmentsOfModule(looking, module),
    file: parts.has('file') ? moduleFileView(db, module) : null,
  };
};
