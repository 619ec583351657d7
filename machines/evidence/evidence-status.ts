import type { Evidence, EvidenceDecision } from '#contracts/evidence/evidence.schema.ts';

/** whether there is anything to decide. */
export const waitsForReview = ({ status }: Pick<Evidence, 'status'>): boolean => status === 'pending';

/** Whether a reviewer sent it themselves: somebody else decides about it. */
export const isOwnEvidence = ({ user }: Pick<Evidence, 'user'>, reviewerId: number): boolean => user?.id === reviewerId;

/**
 * Whether evidence was decided by this person in these words: after a call without an answer. A server that does not
 * name the reviewer is judged by what it stored.
 */
export const isOwnDecision = (
  { status, score, reviewed_user }: Evidence,
  submission: EvidenceDecision | null,
  reviewerId: number,
): boolean => {
  if (submission === null || status !== submission.status) return false;
  if (reviewed_user !== null && reviewed_user !== undefined) return reviewed_user.id === reviewerId;
  return submission.status === 'rejected' || score === submission.score;
};
