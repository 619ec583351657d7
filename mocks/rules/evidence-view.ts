import type { Catalogue } from '#contracts/catalogue.ts';
import type { WireReplyOf } from '#contracts/endpoint.ts';
import type { EvidenceRecord } from '#fixtures/records/evidence.record.ts';
import type { Database } from '../db/database.ts';
import { only } from './pick.ts';
import type { entitiesOf } from './prerequisites.ts';
import { nameOf } from './profile.rules.ts';

type EvidenceView = WireReplyOf<Catalogue['getEvidence']>;

/** ES-25: every key of the contract. */
export const evidenceView = (
  db: Database,
  evidence: EvidenceRecord,
  entities: ReturnType<typeof entitiesOf>,
): EvidenceView => {
  const { user_id, entity_id, file_id, reviewed_user_id } = evidence;
  const entity = entities.get(entity_id);
  const file = db.tables.files.get(file_id);
  const learner = db.tables.users.get(user_id);
  const reviewer = db.tables.users.get(reviewed_user_id ?? 0);
  return {
    ...only(evidence, [
      'key',
      'status',
      'organisation_id',
      'file_id',
      'message',
      'created_at',
      'last_completed_at',
      'score',
      'reviewed_at',
      'review_message',
    ]),
    entity:
      entity === undefined
        ? null
        : {
            entity_id,
            title: entity.record.title,
            expires_after_days: entity.kind === 'page' ? null : entity.record.expires_after_days,
          },
    file:
      file === undefined
        ? null
        : { ...only(file, ['id', 'name', 'extension', 'mimetype']), url: `e/${evidence.key}/file` },
    user: learner === undefined ? null : { id: learner.id, name: nameOf(learner), email: learner.email },
    reviewed_user: reviewer === undefined ? null : { id: reviewer.id, name: nameOf(reviewer) },
  };
};
