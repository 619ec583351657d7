import type { EvidenceDecision } from '#contracts/evidence/evidence.schema.ts';
import type { EvidenceRecord } from '#fixtures/records/evidence.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import { publish } from '../realtime/publish.ts';
import type { Sender } from '../mail/send-mail.ts';
import { completeTraining } from './complete-training.ts';
import { tellLearner } from './evidence-mail.ts';
import { reviewersIn } from './membership.ts';

/** A clock of a page may be this far ahead of the server's; seconds. */
const CLOCK_TOLERANCE_SECONDS = 60;
const HIGHEST_SCORE = 100;

type Errors = Record<string, string[]>;

/** What is wrong with a decision, whichever piece it is about, by field. */
export const decisionErrors = (decision: EvidenceDecision, now: number): Errors => {
  if (decision.status === 'rejected') return {};
  const { score, last_completed_at } = decision;
  return {
    ...(score < 0 || score > HIGHEST_SCORE
      ? { score: [`The score field must be between 0 and ${HIGHEST_SCORE}.`] }
      : {}),
    ...(last_completed_at > now + CLOCK_TOLERANCE_SECONDS
      ? { last_completed_at: ['The last completed at field must not be in the future.'] }
      : {}),
  };
};

/**
 * Why this reviewer cannot decide about this piece, by field: the first decision stands, and one's own work is
 * for others to judge.
 */
export const evidenceErrors = ({ status, user_id }: EvidenceRecord, reviewer: UserRecord): Errors => {
  if (status !== 'pending') return { evidence: ['This evidence has already been reviewed.'] };
  return user_id === reviewer.id ? { evidence: ['You cannot review your own evidence.'] } : {};
};

interface Deciding extends Sender {
  readonly user: UserRecord;
  readonly socketId: string | null;
  /** Virtual unix seconds. */
  readonly now: number;
}

/**
 * Decides about one piece: the record, the training, the mail to the learner, and the event to everybody who shows it
 * (Y-09).
 */
export const decideEvidence = async (
  from: Deciding,
  evidence: EvidenceRecord,
  decision: EvidenceDecision,
): Promise<EvidenceRecord> => {
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
  if (accepted) await completeTraining({ db, now }, evidence, decision.last_completed_at);
  tellLearner(from, user, decided);
  publish(from, 'entity.updated', { entity_id, organisation_id }, [
    user_id,
    ...reviewersIn(db, organisation_id),
    user.id,
  ]);
  return decided;
};
