import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import { ApiError } from '#api/failure.ts';
import { nameOf, type OutboxAddress, type OutboxEntry } from '#api/outbox/outbox-store.ts';
import { QUIETLY_IN_SESSION } from '#api/quiet-policies.ts';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { getAssessment } from '#contracts/assessments/assessments.endpoints.ts';
import type { Draft } from '#machines/assessments/draft.ts';
import type { AskResult, LoadResult, SubmitResult } from '#machines/assessments/taking.results.ts';
import type { AttemptTabs } from './attempt-tabs.ts';
import { assessmentQuery } from './assessments.queries.ts';
import { deliverSubmission, wordsOf, type Delivered } from './deliver-submission.ts';
import type { DraftSession } from './draft-session.ts';
import { draftIn, keepAssessment, submissionAddress, type SubmissionDesk } from './submission-desk.ts';

/** What the effects of taking an assessment work with. */
export interface TakingServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly drafts: DraftSession;
  readonly desk: SubmissionDesk;
  readonly tabs: Pick<AttemptTabs, 'tell'>;
  readonly userId: number;
  readonly organisationId: number;
  /** Milliseconds since 1970, on the clock that the server goes by. */
  readonly nowMs: () => number;
  /** For the shuffle (C-15). */
  readonly seed: () => number;
  readonly reportSurprise: (error: unknown) => void;
}

/** Who opens an attempt whose submission is still with the server sees its outline for so long at most. */
const WAIT_FOR_ANSWER_MILLISECONDS = 10_000;

/** Kinds of failure in which nothing came back at all. */
const NO_ANSWER: readonly string[] = ['network', 'timeout'];

/** Gives the effects that `takingMachine` promises their meaning: the client, the query cache and the device. */
export const takingActors = ({ client, queries, drafts, desk, tabs, userId, organisationId, nowMs, seed, reportSurprise }: TakingServices) => {
  const query = { organisation_id: organisationId };

  const { outbox } = desk;
  const addressOf = (assessmentId: number) => submissionAddress(userId, organisationId, assessmentId);
  const keep = (assessment: Assessment): void => keepAssessment(queries, client, organisationId, assessment);

  const titleOf = (assessmentId: number): string =>
    queries.getQueryData(assessmentQuery(client, organisationId, assessmentId).queryKey)?.title ?? '';

  /** What left this device, or waits to; what was refused is a draft again. */
  const submissionOf = (entry: OutboxEntry | null) => {
    const draft = entry === null || entry.stage === 'refused' ? null : draftIn(entry);
    return entry === null || entry.stage === 'refused' || draft === null ? null : { stage: entry.stage, draft };
  };

  /** A submission that is with the server at this moment, from another tab or from a page that was left, is waited for. */
  const notOnItsWay = async (address: OutboxAddress): Promise<void> => {
    if (outbox.find(address)?.stage !== 'left') return;
    const free = desk.exclusive(nameOf(address), () => Promise.resolve());
    await Promise.race([free, new Promise((resolve) => setTimeout(resolve, WAIT_FOR_ANSWER_MILLISECONDS))]);
  };

  const load = async (assessmentId: number, fresh: boolean): Promise<LoadResult> => {
    await notOnItsWay(addressOf(assessmentId));
    const submission = submissionOf(outbox.find(addressOf(assessmentId)));
    try {
      const assessment = await queries.fetchQuery({
        ...assessmentQuery(client, organisationId, assessmentId),
        // What became of a submission only the server knows.
        ...(fresh || submission !== null ? { staleTime: 0 } : {}),
      });
      const draft = drafts.read({ assessmentId, attempts: assessment.attempts });
      return {
        ok: true,
        assessment,
        // What waits goes as it was confirmed; what left may have been changed since.
        draft: submission?.stage === 'waiting' ? submission.draft : (draft ?? submission?.draft ?? null),
        submission: submission && { stage: submission.stage, attempts: submission.draft.attempts },
        seed: seed(),
        nowUnix: Math.floor(nowMs() / 1000),
      };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ok: false, reason: error.failure.treatment === 'page' ? 'notFound' : 'failed' };
    }
  };

  /** Its page was left meanwhile: what became of it is said wherever the learner is, and found where they come back to. */
  const tellElsewhere = (address: OutboxAddress, title: string, draft: Draft, outcome: Delivered): void => {
    const submission = { title, subject: address.subject };
    const note = { title, confirmedAtMs: nowMs(), input: draft };
    if (outcome.ok) {
      drafts.clear(draft);
      outbox.put(address, { ...note, stage: 'sent', words: [] });
      desk.tell.sent(submission);
    } else if (outcome.reason === 'invalid' || outcome.reason === 'refused') {
      const words = outcome.failure === null ? [] : [...wordsOf(outcome.failure)];
      outbox.put(address, { ...note, stage: 'refused', words });
      desk.tell.refused(submission, words);
    }
  };

  const submit = async (draft: Draft, page: AbortSignal): Promise<SubmitResult> => {
    drafts.flush();
    if (!desk.isConnected()) return { ok: false, reason: 'noConnection' };
    const address = addressOf(draft.assessmentId);
    const title = titleOf(draft.assessmentId);
    const isQueued = outbox.find(address)?.stage === 'waiting';
    const outcome = await deliverSubmission({ client, nowMs, ...desk }, address, draft, { title, isQueued });
    if (outcome.ok) keep(outcome.assessment);
    if (page.aborted) tellElsewhere(address, title, draft, outcome);
    return outcome.ok ? outcome : { ok: false, reason: outcome.reason };
  };

  const ask = async (assessmentId: number): Promise<AskResult> => {
    const outcome = await client.attempt(getAssessment, { params: { id: assessmentId }, query }, QUIETLY_IN_SESSION);
    if (!outcome.ok) return { ok: false, reason: NO_ANSWER.includes(outcome.failure.kind) ? 'noConnection' : 'failed' };
    keep(outcome.data);
    return { ok: true, assessment: outcome.data };
  };

  return {
    actors: {
      loadAssessment: fromPromise<LoadResult, { assessmentId: number; fresh: boolean }>(({ input }) => load(input.assessmentId, input.fresh)),
      submitAnswers: fromPromise<SubmitResult, Draft>(({ input, signal }) => submit(input, signal)),
      askAfter: fromPromise<AskResult, { assessmentId: number }>(({ input }) => ask(input.assessmentId)),
    },
    actions: {
      saveDraft: (_: unknown, draft: Draft) => drafts.write(titleOf(draft.assessmentId), draft),
      clearDraft: (_: unknown, draft: Pick<Draft, 'assessmentId' | 'attempts'>) => {
        drafts.clear(draft);
        outbox.remove(addressOf(draft.assessmentId));
        tabs.tell('submitted');
      },
      // Its draft went when the assessment was read with one attempt more.
      clearSubmitted: (_: unknown, { result }: { result: LoadResult }) => {
        if (result.ok) outbox.remove(addressOf(result.assessment.assessment_id));
      },
      queueSubmission: (_: unknown, draft: Draft) => {
        const address = addressOf(draft.assessmentId);
        if (outbox.find(address)?.stage === 'waiting') return;
        outbox.put(address, { stage: 'waiting', title: titleOf(draft.assessmentId), confirmedAtMs: nowMs(), words: [], input: draft });
      },
      withdrawSubmission: (_: unknown, draft: Draft) => {
        const entry = outbox.find(addressOf(draft.assessmentId));
        if (entry !== null) outbox.put(entry, { ...entry, stage: 'withdrawn' });
        drafts.write(titleOf(draft.assessmentId), draft);
      },
      reportSurprise: (_: unknown, { error }: { error: unknown }) => reportSurprise(error),
    },
  };
};
