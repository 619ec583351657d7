import type { Client } from '#api/client.ts';
import { fateOf } from '#api/fate.ts';
import { subjectName, waitsForReview } from '#machines/assessments/review-draft.ts';
import { keptReviews, type KeptDecision } from './review-kept.ts';
import { loadWork, sendReview } from './review.calls.ts';

/** After the call of an open page should have left, another page waits this long before it looks. */
const GRACE_MILLISECONDS = 3000;

export interface SendKeptInput {
  readonly client: Client;
  readonly userId: number;
  /** Tells that a decision has left: the work's title and whose it is. */
  readonly onSent: (decision: Pick<KeptDecision, 'title' | 'learner'>) => void;
}

const QUIETLY = { errors: { preset: 'mute' } } as const;

/** Asks first: the page that closed may have sent it, or somebody else was first. True once nothing is left to send. */
const settle = async ({ client, onSent }: SendKeptInput, decision: KeptDecision): Promise<boolean> => {
  const { subject, submission, draft } = decision;
  const asked = await loadWork(client, subject, QUIETLY);
  if (!asked.ok) return asked.failure.kind === 'http' && (asked.failure.status === 403 || asked.failure.status === 404);
  if (!waitsForReview(asked.data) || asked.data.attempts !== draft.attempt) return true;
  const sent = await sendReview(client, subject, submission, QUIETLY);
  if (sent.ok) onSent(decision);
  return sent.ok || ['invalid', 'denied'].includes(fateOf(sent.failure));
};

/**
 * Sends the decisions whose page closed before their call could leave. One that is about to leave by itself is left to its
 * page. Returns the way to stop.
 */
export const sendKeptDecisions = (input: SendKeptInput): (() => void) => {
  const { drafts, decisions } = keptReviews(input.userId);
  const timers = decisions.names().flatMap((name) => {
    const kept = decisions.read(name);
    if (kept.found !== 'kept') return [];
    const look = async (): Promise<void> => {
      // It may have left meanwhile, or been taken back.
      const still = decisions.read(name);
      if (still.found !== 'kept' || !(await settle(input, still.value))) return;
      decisions.clear(subjectName(still.value.subject));
      drafts.clear(subjectName(still.value.subject));
    };
    return [setTimeout(() => void look(), Math.max(0, kept.value.leavesAtMs - Date.now()) + GRACE_MILLISECONDS)];
  });
  return () => timers.forEach(clearTimeout);
};
