import { askThenSend, type LateFate, whatStays } from '#api/ask-then-send.ts';
import type { Client } from '#api/client.ts';
import { QUIETLY } from '#api/quiet-policies.ts';
import { waitsForReview } from '#machines/assessments/review-draft.ts';
import { whenDue } from '#ui/keep/when-due.ts';
import { keptReviews, type KeptDecision } from './review-kept.ts';
import { loadWork, sendReview } from './review.calls.ts';

export interface SendKeptInput {
  readonly client: Client;
  readonly userId: number;
  /** Tells what became of a decision: the work's title and whose it is. */
  readonly onFate: (fate: LateFate, decision: Pick<KeptDecision, 'title' | 'learner'>) => void;
}

/** Sends the decisions whose page closed before their call could leave; returns the way to stop. */
export const sendKeptDecisions = ({ client, userId, onFate }: SendKeptInput): (() => void) => {
  const { drafts, decisions } = keptReviews(userId);
  return whenDue({
    decided: decisions,
    typed: drafts,
    send: async (decision, isHere) => {
      const { subject, submission, draft } = decision;
      const fate = await askThenSend({
        ask: () => loadWork(client, subject, QUIETLY),
        isOpen: (work) => waitsForReview(work) && work.attempts === draft.attempt,
        isMine: ({ last_assessed_user_id }) => last_assessed_user_id === userId,
        isHere,
        send: () => sendReview(client, subject, submission, QUIETLY),
      });
      // It names a learner: nobody else hears of it.
      if (isHere()) onFate(fate, decision);
      return whatStays(fate);
    },
  });
};
