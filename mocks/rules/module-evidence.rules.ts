import type { Catalogue } from '#contracts/catalogue.ts';
import type { EvidenceRecord } from '#fixtures/records/evidence.record.ts';
import type { ModuleRecord } from '#fixtures/records/library.record.ts';
import type { Database } from '../db/database.ts';
import { publish } from '../realtime/publish.ts';
import { entityStatusAt } from './cards.ts';
import { rowOf } from './complete-training.ts';
import { askForReview } from './evidence-mail.ts';
import { evidenceView } from './evidence-view.ts';
import { reviewersIn } from './membership.ts';
import { whyClosed } from './module-access.ts';
import { moduleFor } from './modules.rules.ts';
import { entitiesOf } from './prerequisites.ts';
import { invalid, reply } from './reply.ts';
import type { Rule } from './rule.ts';

/** Kinds of files that evidence may be (K-02). */
const EVIDENCE_EXTENSIONS: ReadonlySet<string> = new Set(['mp4', 'mov', 'pdf', 'jpg', 'jpeg']);

/** Why a person's evidence about a module is not taken, by field; empty where it is (N-15, N-16). */
const evidenceErrors = (
  db: Database,
  userId: number,
  module: ModuleRecord,
  fileId: number,
  now: number,
): Record<string, string[]> => {
  const mine = (one: EvidenceRecord): boolean =>
    one.user_id === userId && one.organisation_id === module.organisation_id && one.entity_id === module.entity_id;
  const row = rowOf(db, { user_id: userId, organisation_id: module.organisation_id, entity_id: module.entity_id });
  const isDoneForGood =
    row !== undefined && entityStatusAt(row, now) === 'completed' && module.expires_after_days === null;
  const closed = whyClosed(db, userId, module, now);
  if (!(module.custom_can_evidence ?? module.can_evidence) || isDoneForGood)
    return { module: ['This module takes no evidence.'] };
  if (closed !== null) return { module: [closed] };
  if (db.tables.evidence.first((one) => mine(one) && one.status === 'pending') !== undefined)
    return { module: ['Your evidence is already in review.'] };
  const file = db.tables.files.get(fileId);
  if (file?.owner_id !== userId || file.type !== 'evidence') return { file_id: ['The selected file is invalid.'] };
  return EVIDENCE_EXTENSIONS.has(file.extension) ? {} : { file_id: ['The file must be a PDF, a JPEG or a video.'] };
};

/** X-082 (N-16): the evidence waits for a reviewer, who is asked by mail; every page that shows it hears of it (Y-09). */
export const sendEvidence: Rule<Catalogue['sendEvidence']> = async (call) => {
  const { db, user, params, body, now } = call;
  const module = moduleFor(db, user, params.id, body.organisation_id);
  if ('kind' in module) return module;
  const errors = evidenceErrors(db, user.id, module, body.file_id, now);
  if (Object.keys(errors).length > 0) return invalid(errors);
  const { entity_id, organisation_id } = module;
  const evidence = await db.tables.evidence.insert({
    key: `evidence-${db.nextId()}`,
    reason: 'Sent by its learner',
    organisation_id,
    user_id: user.id,
    entity_id,
    file_id: body.file_id,
    message: body.message,
    status: 'pending',
    created_at: now,
    reviewed_at: null,
    reviewed_user_id: null,
    review_message: null,
    last_completed_at: null,
    score: null,
  });
  askForReview(call, evidence);
  publish(call, 'entity.updated', { entity_id, organisation_id }, [user.id, ...reviewersIn(db, organisation_id)]);
  const { file, ...view } = evidenceView(db, evidence, entitiesOf(db));
  return reply(201, { ...view, file: file ? { ...file, url: `files/${file.id}` } : null });
};
