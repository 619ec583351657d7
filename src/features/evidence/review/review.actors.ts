import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import { ApiError } from '#api/failure.ts';
import { fateOf, notLoadedBecause } from '#api/fate.ts';
import { fitsKeepalive } from '#api/keepalive.ts';
import { FAULTS_ALOUD, QUIETLY_IN_SESSION } from '#api/quiet-policies.ts';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { isFormTouched, type EvidenceDraft } from '#machines/evidence/evidence-form.ts';
import { waitsForReview } from '#machines/evidence/evidence-status.ts';
import type { EvidenceWork } from '#machines/evidence/review.machine.ts';
import type { AskEvidenceResult, LoadEvidenceResult, SubmitEvidenceResult } from '#machines/evidence/review.results.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import type { KeepSession } from '#ui/keep/keep-session.ts';
import { loadEvidence, sendEvidenceDecision } from '../evidence.calls.ts';
import { type KeptEvidence, type KeptEvidences, nameOfKey } from '../evidence-kept.ts';
import { evidenceQuery, pendingQuery } from '../evidence.queries.ts';

/** What the effects of a review work with. */
export interface EvidenceServices {
  readonly client: Client;
  readonly queries: QueryClient;
  /** What is typed, under the name of this evidence for good. */
  readonly drafts: KeepSession<KeptEvidence>;
  readonly decisions: KeptEvidences['decisions'];
  /** Hears of the call that leaves with the page. */
  readonly sending: (call: Promise<void>) => void;
  readonly reportSurprise: (error: unknown) => void;
}

const holdsWork = (draft: EvidenceDraft): boolean => draft.verdict !== null || isFormTouched(draft);

/** Gives the effects that `evidenceReviewMachine` promises their meaning: the client, the query cache and the device. */
export const evidenceReviewActors = ({ client, queries, drafts, decisions, sending, reportSurprise }: EvidenceServices) => {
  /** The views read the newest answer of the server from the query; the list of what waits is read anew. */
  const keep = (evidence: Evidence): void => {
    queries.setQueryData(evidenceQuery(client, evidence.key).queryKey, evidence);
    if (!waitsForReview(evidence)) void queries.invalidateQueries({ queryKey: pendingQuery(client, evidence.organisation_id).queryKey });
  };
  const named = (key: string, draft: EvidenceDraft): KeptEvidence => {
    const evidence = queries.getQueryData(evidenceQuery(client, key).queryKey);
    return { title: evidence?.entity?.title ?? '', learner: evidence?.user?.name ?? '', draft };
  };
  const forget = ({ key }: EvidenceWork): void => decisions.clear(nameOfKey(key));
  const clear = (work: EvidenceWork): void => {
    forget(work);
    drafts.clear();
  };

  const load = async (key: string): Promise<LoadEvidenceResult> => {
    try {
      const evidence = await queries.fetchQuery({ ...evidenceQuery(client, key), staleTime: 0 });
      const kept = decisions.read(nameOfKey(key));
      const decided = kept.found === 'kept' && waitsForReview(evidence) ? kept.value : null;
      if (decided === null) decisions.clear(nameOfKey(key));
      return { ok: true, evidence, draft: drafts.read()?.draft ?? null, kept: decided };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ok: false, reason: notLoadedBecause(error.failure) };
    }
  };

  const submit = async ({ key, submission }: EvidenceWork): Promise<SubmitEvidenceResult> => {
    if (submission === null) throw new Error('Nothing was decided.');
    const outcome = await sendEvidenceDecision(client, key, submission);
    if (!outcome.ok) return { ok: false, reason: fateOf(outcome.failure) };
    keep(outcome.data);
    return { ok: true, evidence: outcome.data };
  };

  const ask = async (key: string): Promise<AskEvidenceResult> => {
    const outcome = await loadEvidence(client, key, QUIETLY_IN_SESSION);
    if (!outcome.ok) return { ok: false };
    keep(outcome.data);
    return { ok: true, evidence: outcome.data };
  };

  /** Whatever the answer is, the page that would show it is gone. What has no answer, or was denied, stays on the device. */
  const sendAndForget = async (work: EvidenceWork): Promise<void> => {
    if (work.submission === null) return;
    const outcome = await sendEvidenceDecision(client, work.key, work.submission, { ...FAULTS_ALOUD, keepalive: fitsKeepalive(work.submission) });
    if (outcome.ok) {
      keep(outcome.data);
      clear(work);
    } else if (fateOf(outcome.failure) === 'invalid') forget(work);
  };

  return {
    actors: {
      loadEvidence: fromPromise<LoadEvidenceResult, { key: string }>(({ input }) => load(input.key)),
      submitDecision: fromPromise<SubmitEvidenceResult, EvidenceWork>(({ input }) => submit(input)),
      askAfter: fromPromise<AskEvidenceResult, { key: string }>(({ input }) => ask(input.key)),
    },
    actions: {
      saveDraft: (_: unknown, { key, draft }: EvidenceWork) => (holdsWork(draft) ? drafts.write(named(key, draft)) : drafts.clear()),
      keepDecision: (_: unknown, { key, draft, submission }: EvidenceWork) => {
        drafts.flush();
        if (submission !== null) decisions.write(nameOfKey(key), { ...named(key, draft), key, submission, leavesAtMs: Date.now() + UNDO_MILLISECONDS });
      },
      forgetDecision: (_: unknown, work: EvidenceWork) => forget(work),
      clearDraft: (_: unknown, work: EvidenceWork) => clear(work),
      sendWithPage: (_: unknown, work: EvidenceWork) => sending(sendAndForget(work)),
      reportSurprise: (_: unknown, { error }: { error: unknown }) => reportSurprise(error),
    },
  };
};
