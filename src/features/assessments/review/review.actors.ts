import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import { ApiError } from '#api/failure.ts';
import { fateOf, notLoadedBecause } from '#api/fate.ts';
import { fitsKeepalive } from '#api/keepalive.ts';
import { FAULTS_ALOUD, QUIETLY_IN_SESSION } from '#api/quiet-policies.ts';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { holdsWork, subjectName, waitsForReview, type ReviewDraft, type ReviewSubject } from '#machines/assessments/review-draft.ts';
import type { Decision } from '#machines/assessments/review.machine.ts';
import type { AskReviewResult, LoadReviewResult, SubmitReviewResult } from '#machines/assessments/review.results.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import type { KeepSession } from '#ui/keep/keep-session.ts';
import { loadWork, sendReview } from './review.calls.ts';
import type { KeptReview, KeptReviews } from './review-kept.ts';
import { reviewQuery } from './review.queries.ts';

/** What the effects of a review work with. */
export interface ReviewServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly reviewerId: number;
  /** What is typed, under the name of this review for good (D-19). */
  readonly drafts: KeepSession<KeptReview>;
  readonly decisions: KeptReviews['decisions'];
  /** Hears of the call that leaves with the page. */
  readonly sending: (call: Promise<void>) => void;
  readonly reportSurprise: (error: unknown) => void;
}

/** Gives the effects that `reviewMachine` promises their meaning: the client, the query cache and the device. */
export const reviewActors = ({ client, queries, reviewerId, drafts, decisions, sending, reportSurprise }: ReviewServices) => {
  /** The views read the newest answer of the server from the query. */
  const keep = (subject: ReviewSubject, assessment: Assessment): void => {
    queries.setQueryData(reviewQuery(client, subject).queryKey, assessment);
  };
  const named = (subject: ReviewSubject, draft: ReviewDraft): KeptReview => {
    const assessment = queries.getQueryData(reviewQuery(client, subject).queryKey);
    // Its keys are text on the device, as they are in every object.
    return { title: assessment?.title ?? '', learner: assessment?.user?.name ?? '', draft };
  };

  const load = async (subject: ReviewSubject): Promise<LoadReviewResult> => {
    try {
      const assessment = await queries.fetchQuery({ ...reviewQuery(client, subject), staleTime: 0 });
      const kept = decisions.read(subjectName(subject));
      const decided = kept.found === 'kept' && kept.value.draft.attempt === assessment.attempts && waitsForReview(assessment) ? kept.value.draft : null;
      if (decided === null) decisions.clear(subjectName(subject));
      // The call left with its page: what was typed has arrived.
      if (!waitsForReview(assessment) && assessment.last_assessed_user_id === reviewerId) drafts.clear();
      return { ok: true, assessment, draft: decided ?? drafts.read()?.draft ?? null, isDecided: decided !== null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ok: false, reason: notLoadedBecause(error.failure) };
    }
  };

  const submit = async ({ subject, submission }: Decision): Promise<SubmitReviewResult> => {
    const outcome = await sendReview(client, subject, submission);
    if (!outcome.ok) return { ok: false, reason: fateOf(outcome.failure) };
    keep(subject, outcome.data);
    return { ok: true, assessment: outcome.data };
  };

  const ask = async (subject: ReviewSubject): Promise<AskReviewResult> => {
    const outcome = await loadWork(client, subject, QUIETLY_IN_SESSION);
    if (!outcome.ok) return { ok: false };
    keep(subject, outcome.data);
    return { ok: true, assessment: outcome.data };
  };

  const forget = ({ subject }: Decision): void => decisions.clear(subjectName(subject));

  const clear = (decision: Decision): void => {
    forget(decision);
    drafts.clear();
  };

  /** Whatever the answer is, the page that would show it is gone. What has no answer, or was denied, stays on the device. */
  const sendAndForget = async (decision: Decision): Promise<void> => {
    const outcome = await sendReview(client, decision.subject, decision.submission, { ...FAULTS_ALOUD, keepalive: fitsKeepalive(decision.submission) });
    if (outcome.ok) {
      keep(decision.subject, outcome.data);
      clear(decision);
    } else if (fateOf(outcome.failure) === 'invalid') forget(decision);
  };

  return {
    actors: {
      loadReview: fromPromise<LoadReviewResult, { subject: ReviewSubject }>(({ input }) => load(input.subject)),
      submitReview: fromPromise<SubmitReviewResult, Decision>(({ input }) => submit(input)),
      askAfter: fromPromise<AskReviewResult, { subject: ReviewSubject }>(({ input }) => ask(input.subject)),
    },
    actions: {
      saveDraft: (_: unknown, { subject, draft }: Decision) => (holdsWork(draft) ? drafts.write(named(subject, draft)) : drafts.clear()),
      keepDecision: (_: unknown, { subject, draft, submission }: Decision) => {
        drafts.flush();
        decisions.write(subjectName(subject), { ...named(subject, draft), subject, submission, leavesAtMs: Date.now() + UNDO_MILLISECONDS });
      },
      forgetDecision: (_: unknown, decision: Decision) => forget(decision),
      clearDraft: (_: unknown, decision: Decision) => clear(decision),
      sendWithPage: (_: unknown, decision: Decision) => sending(sendAndForget(decision)),
      reportSurprise: (_: unknown, { error }: { error: unknown }) => reportSurprise(error),
    },
  };
};
