import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import { queryFailedBecause } from '#api/classify-failure.ts';
import { hasContent, subjectName, waitsForReview, type ReviewSubject } from '#machines/assessments/review-rules.ts';
import type { LoadReviewResult, Decision } from '#machines/assessments/review.machine.ts';
import type { AskDecisionResult, SubmitDecisionResult } from '#machines/submission/decision.kit.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { decisionEffects } from '#persistence/decision-effects.ts';
import type { DraftSession } from '#persistence/draft-session.ts';
import type { DraftTabs } from '#persistence/draft-tabs.ts';
import type { OutboxAddress } from '#persistence/outbox.ts';
import type { Persistence } from '#persistence/persistence.ts';
import { reviewWork, type StoredReview } from './review-work.ts';
import { reviewQuery, showReview } from './review.queries.ts';

/** Where the decision about a subject stands in the outbox of a reviewer. */
export const reviewAddress = (userId: number, subject: ReviewSubject): OutboxAddress => ({
  userId,
  kind: reviewWork.name,
  name: subjectName(subject),
});

/** What the effects of a review work with. All of it is bound to one subject for good (D-19). */
export interface ReviewServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly drafts: DraftSession<StoredReview>;
  readonly persistence: Persistence;
  readonly subject: ReviewSubject;
  readonly reviewerId: number;
  readonly tabs: Pick<DraftTabs, 'tell'>;
  /** Hears of the call that leaves with the page. */
  readonly sending: (call: Promise<void>) => void;
  readonly reportUnexpectedError: (error: unknown) => void;
}

/** Gives the effects that `reviewMachine` promises their meaning: the client, the query cache and the device. */
export const reviewActors = ({
  client,
  queries,
  drafts,
  persistence,
  subject,
  reviewerId,
  tabs,
  sending,
  reportUnexpectedError,
}: ReviewServices) => {
  const { outbox, now } = persistence;
  const address = reviewAddress(reviewerId, subject);
  const { name, userId } = address;
  const named = () => {
    const work = queries.getQueryData(reviewQuery(client, subject).queryKey);
    return { title: work?.title ?? '', learner: work?.user?.name ?? '' };
  };
  const noteOf = ({ draft, submission }: Decision) => {
    const { title, learner } = named();
    return { title, confirmedAtMs: now(), input: { learner, subject, draft, submission } };
  };

  const effects = decisionEffects({
    client,
    persistence,
    kind: reviewWork,
    address,
    flush: drafts.flush,
    clearDraft: () => {
      drafts.clear(name);
      tabs.tell('submitted');
    },
    show: (work) => showReview(queries, subject, work),
  });

  const load = async (): Promise<LoadReviewResult> => {
    try {
      const assessment = await queries.fetchQuery({ ...reviewQuery(client, subject), staleTime: 0 });
      const before = effects.decidedBefore()?.draft ?? null;
      const decided =
        before !== null && before.attempt === assessment.attempts && waitsForReview(assessment) ? before : null;
      const isStillOpen = waitsForReview(assessment) && outbox.find(address)?.stage === 'unanswered';
      if (decided === null && !isStillOpen) outbox.remove(address);
      // The call left with its page: what was typed has arrived.
      if (!waitsForReview(assessment) && assessment.last_assessed_user_id === userId) drafts.clear(name);
      return { ok: true, assessment, draft: decided ?? drafts.read(name)?.draft ?? null, isDecided: decided !== null };
    } catch (error) {
      return { ok: false, reason: queryFailedBecause(error) };
    }
  };

  return {
    actors: {
      loadReview: fromPromise<LoadReviewResult, { subject: ReviewSubject }>(() => load()),
      submitDecision: fromPromise<SubmitDecisionResult, Decision>(({ input }) => effects.submit(noteOf(input))),
      askAfter: fromPromise<AskDecisionResult, Decision>(({ input }) => effects.ask(noteOf(input))),
    },
    actions: {
      saveDraft: (_: unknown, { draft }: Decision) =>
        hasContent(draft) ? drafts.write(name, { ...named(), draft }) : drafts.clear(name),
      storeDecision: (_: unknown, decision: Decision) => effects.store(noteOf(decision), UNDO_MILLISECONDS),
      queueDecision: (_: unknown, decision: Decision) => effects.queue(noteOf(decision)),
      forgetDecision: () => effects.forget(),
      clearDraft: () => effects.clear(),
      sendWithPage: (_: unknown, decision: Decision) => sending(effects.sendWithPage(noteOf(decision))),
      reportUnexpectedError: (_: unknown, { error }: { error: unknown }) => reportUnexpectedError(error),
    },
  };
};
