import type { EvidenceDecision } from '#contracts/evidence/evidence.schema.ts';
import type { EvidenceRecord } from '#fixtures/records/evidence.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { publish } from '../realtime/publish.ts';
import type { Sender } from '../mail/send-mail.ts';
import { tellLearner } from './evidence-mail.ts';
import { reviewersIn } from './membership.ts';
import { entitiesOf } from './prerequisites.ts';

/** A clock of a page may be this far ahead of the server's; seconds. */
const CLOCK_TOLERANCE_SECONDS = 60;
const SECONDS_PER_DAY = 86_400;
const HIGHEST_SCORE = 100;

type Errors = Record<string, string[]>;

/** What is wrong with a decision, whichever piece it is about, by field. */
export const decisionErrors = (decision: EvidenceDecision, now: number): Errors => {
  if (decision.status === 'rejected') return {};
  const { score, last_completed_at } = decision;
  return {
    ...(score < 0 || score > HIGHEST_SCORE ? { score: [`The score field must be between 0 and ${HIGHEST_SCORE}.`] } : {}),
    ...(last_completed_at > now + CLOCK_TOLERANCE_SECONDS ? { last_completed_at: ['The last completed at field must not be in the future.'] } : {}),
  };
};

/** Why this reviewer cannot decide about this piece, by field: the first decision stands, and one's own work is for others to judge. */
export const evidenceErrors = ({ status, user_id }: EvidenceRecord, reviewer: UserRecord): Errors => {
  if (status !== 'pending') return { evidence: ['This evidence has already been reviewed.'] };
  return user_id === reviewer.id ? { evidence: ['You cannot review your own evidence.'] } : {};
};

/** the training is complete from that moment, and expires after as many days as it counts for. */
const complete = async (db: Database, { user_id, organisation_id, entity_id }: EvidenceRecord, last_completed_at: number): Promise<void> => {
  const entity = entitiesOf(db).get(entity_id);
  const days = entity === undefined || entity.kind === 'page' ? null : entity.record.expires_after_days;
  const change = { status: 'completed', last_completed_at, expires_at: days === null ? null : last_completed_at + days * SECONDS_PER_DAY } as const;
  const row = db.tables.user_entities.first((one) => one.user_id === user_id && one.organisation_id === organisation_id && one.entity_id === entity_id);
  if (row !== undefined) await db.tables.user_entities.update(row.user_entity_id, change);
  else {
    await db.tables.user_entities.insert({
      user_entity_id: db.nextId(),
      reason: 'Completed by evidence',
      organisation_id,
      user_id,
      entity_id,
      favourite: false,
      assigned_at: last_completed_at,
      due_at: null,
      last_viewed_at: null,
      last_started_at: null,
      time_viewed: 0,
      ...change,
    });
  }
};

interface Deciding extends Sender {
  readonly user: UserRecord;
  readonly socketId: string | null;
  /** Virtual unix seconds. */
  readonly now: number;
}

/** Decides about one piece: the record, the training, the mail to the learner, and the event to everybody who shows it (Y-09). */
export const decideEvidence = async (from: Deciding, evidence: EvidenceRecord, decision: EvidenceDecision): Promise<EvidenceRecord> => {
  const { db, user, now } = from;
  const { organisation_id, entity_id, user_id } = evidence;
  const accepted = decision.status === 'accepted';
  const decided = await db.tables.evidence.update(evidence.key, {
    status: decision.status,
    reviewed_at: now,
    reviewed_user_id: user.id,
    review_message: accepted ? null : decision.message,
    last_completed_at: accepted ? decision.last_completed_at : null,
    score: accepted ? decision.score : null,
  });
  if (accepted) await complete(db, evidence, decision.last_completed_at);
  tellLearner(from, user, decided);
  publish(from, 'entity.updated', { entity_id, organisation_id }, [user_id, ...reviewersIn(db, organisation_id), user.id]);
  return decided;
};
