import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import { queryFailedBecause } from '#api/classify-failure.ts';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { waitsForReview } from '#machines/evidence/evidence-status.ts';
import type { LoadEvidenceResult, EvidenceWork } from '#machines/evidence/review.machine.ts';
import type { AskDecisionResult, SubmitDecisionResult } from '#machines/submission/decision.kit.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { decisionEffects } from '#persistence/decision-effects.ts';
import type { DraftSession } from '#persistence/draft-session.ts';
import type { DraftTabs } from '#persistence/draft-tabs.ts';
import type { OutboxAddress } from '#persistence/outbox.ts';
import type { Persistence } from '#persistence/persistence.ts';
import { evidenceName, evidenceWork, isTouched, type StoredEvidence } from '../evidence-work.ts';
import { evidenceQuery, showEvidence } from '#api/queries/evidence.queries.ts';

/** Where the decision about a piece stands in the outbox of a reviewer. */
export const evidenceAddress = (userId: number, key: string): OutboxAddress => ({
  userId,
  kind: evidenceWork.name,
  name: evidenceName(key),
});

/** What the effects of a review work with. All of it is bound to one piece for good. */
export interface EvidenceServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly drafts: DraftSession<StoredEvidence>;
  readonly persistence: Persistence;
  readonly evidenceKey: string;
  readonly reviewerId: number;
  readonly tabs: Pick<DraftTabs, 'tell'>;
  /** Hears of the call that leaves with the page. */
  readonly sending: (call: Promise<void>) => void;
  readonly reportUnexpectedError: (error: unknown) => void;
}

/** Gives the effects that `evidenceReviewMachine` promises their meaning: the client, the query cache and the device. */
export const evidenceReviewActors = ({
  client,
  queries,
  drafts,
  persistence,
  evidenceKey,
  reviewerId,
  tabs,
  sending,
  reportUnexpectedError,
}: EvidenceServices) => {
  const { outbox, now } = persistence;
  const address = evidenceAddress(reviewerId, evidenceKey);
  const { name } = address;
  const named = () => {
    const evidence = queries.getQueryData(evidenceQuery(client, evidenceKey).queryKey);
    return { title: evidence?.entity?.title ?? '', learner: evidence?.user?.name ?? '' };
  };
  const noteOf = ({ draft, submission }: EvidenceWork) => {
    if (submission === null) throw new Error('Nothing was decided.');
    const { title, learner } = named();
    return { title, confirmedAtMs: now(), input: { learner, key: evidenceKey, draft, submission } };
  };
  const effects = decisionEffects({
    client,
    persistence,
    kind: evidenceWork,
    address,
    flush: drafts.flush,
    clearDraft: () => {
      drafts.clear(name);
      tabs.tell('submitted');
    },
    show: (evidence) => showEvidence(queries, evidence),
  });

  /**
   * The decision is this person's, in another tab, on another device, or left with a page that closed: nothing of it is
   * unsent.
   */
  const isDecidedHere = (evidence: Evidence): boolean =>
    !waitsForReview(evidence) && evidence.reviewed_user?.id === reviewerId;

  const load = async (): Promise<LoadEvidenceResult> => {
    try {
      const evidence = await queries.fetchQuery({ ...evidenceQuery(client, evidenceKey), staleTime: 0 });
      const before = waitsForReview(evidence) ? effects.decidedBefore() : null;
      const decided = before === null ? null : { draft: before.draft, submission: before.submission };
      const isStillOpen = waitsForReview(evidence) && outbox.find(address)?.stage === 'unanswered';
      if (decided === null && !isStillOpen) outbox.remove(address);
      if (isDecidedHere(evidence)) drafts.clear(name);
      return { ok: true, evidence, draft: drafts.read(name)?.draft ?? null, decided };
    } catch (error) {
      return { ok: false, reason: queryFailedBecause(error) };
    }
  };

  return {
    actors: {
      loadEvidence: fromPromise<LoadEvidenceResult, { key: string }>(() => load()),
      submitDecision: fromPromise<SubmitDecisionResult, EvidenceWork>(({ input }) => effects.submit(noteOf(input))),
      askAfter: fromPromise<AskDecisionResult, EvidenceWork>(({ input }) => effects.ask(noteOf(input))),
    },
    actions: {
      saveDraft: (_: unknown, { draft }: EvidenceWork) =>
        isTouched(draft) ? drafts.write(name, { ...named(), draft }) : drafts.clear(name),
      storeDecision: (_: unknown, work: EvidenceWork) => effects.store(noteOf(work), UNDO_MILLISECONDS),
      queueDecision: (_: unknown, work: EvidenceWork) => effects.queue(noteOf(work)),
      forgetDecision: () => effects.forget(),
      clearDraft: () => effects.clear(),
      sendWithPage: (_: unknown, work: EvidenceWork) => sending(effects.sendWithPage(noteOf(work))),
      reportUnexpectedError: (_: unknown, { error }: { error: unknown }) => reportUnexpectedError(error),
    },
  };
};
