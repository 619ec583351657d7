import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import { ApiError, type ApiFailure } from '#api/failure.ts';
import type { AnswerSubmission, Assessment } from '#contracts/assessments/assessment.schema.ts';
import { getAssessment, submitAnswers } from '#contracts/assessments/assessments.endpoints.ts';
import type { Draft } from '#machines/assessments/draft.ts';
import type { AskResult, LoadResult, SubmitResult } from '#machines/assessments/taking.results.ts';
import { assessmentQuery, assessmentsKey } from './assessments.queries.ts';
import type { DraftSession } from './draft-session.ts';

/** What the effects of taking an assessment work with. */
export interface TakingServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly drafts: DraftSession;
  readonly organisationId: number;
  /** Milliseconds since 1970, on the clock that the server goes by. */
  readonly nowMs: () => number;
  /** For the shuffle (C-15). */
  readonly seed: () => number;
  readonly reportSurprise: (error: unknown) => void;
}

/** A refusal says that nothing was counted; no answer, an unreadable one or a crash leaves it open. */
const reasonOf = ({ kind, status }: ApiFailure): 'invalid' | 'refused' | 'unknown' => {
  if (kind === 'gate') return 'refused';
  if (kind !== 'http' || status === null) return 'unknown';
  if (status === 422) return 'invalid';
  return status < 500 || status === 503 ? 'refused' : 'unknown';
};

/** Gives the effects that `takingMachine` promises their meaning: the client, the query cache and the device. */
export const takingActors = ({ client, queries, drafts, organisationId, nowMs, seed, reportSurprise }: TakingServices) => {
  const query = { organisation_id: organisationId };

  /** The views read the newest answer of the server from the query. */
  const keep = (assessment: Assessment): void => {
    queries.setQueryData(assessmentQuery(client, organisationId, assessment.assessment_id).queryKey, assessment);
    void queries.invalidateQueries({ queryKey: [...assessmentsKey(organisationId), 'assigned'] });
  };

  const load = async (assessmentId: number, fresh: boolean): Promise<LoadResult> => {
    try {
      const assessment = await queries.fetchQuery({
        ...assessmentQuery(client, organisationId, assessmentId),
        ...(fresh ? { staleTime: 0 } : {}),
      });
      const draft = drafts.read({ assessmentId, attempts: assessment.attempts });
      return { ok: true, assessment, draft, seed: seed(), nowUnix: Math.floor(nowMs() / 1000) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ok: false, reason: error.failure.treatment === 'page' ? 'notFound' : 'failed' };
    }
  };

  const submit = async (assessmentId: number, answers: AnswerSubmission['answers']): Promise<SubmitResult> => {
    drafts.flush();
    const outcome = await client.attempt(submitAnswers, { params: { id: assessmentId }, query, body: { answers } });
    if (!outcome.ok) return { ok: false, reason: reasonOf(outcome.failure) };
    keep(outcome.data);
    return { ok: true, assessment: outcome.data };
  };

  const ask = async (assessmentId: number): Promise<AskResult> => {
    // Mute: the tray has told that the submission had no answer; a second message would say the same. An ended session is news.
    const errors = { preset: 'mute', on: { 401: 'tray', 419: 'tray' } } as const;
    const outcome = await client.attempt(getAssessment, { params: { id: assessmentId }, query }, { errors });
    if (!outcome.ok) return { ok: false };
    keep(outcome.data);
    return { ok: true, assessment: outcome.data };
  };

  const titleOf = (assessmentId: number): string =>
    queries.getQueryData(assessmentQuery(client, organisationId, assessmentId).queryKey)?.title ?? '';

  return {
    actors: {
      loadAssessment: fromPromise<LoadResult, { assessmentId: number; fresh: boolean }>(({ input }) => load(input.assessmentId, input.fresh)),
      submitAnswers: fromPromise<SubmitResult, { assessmentId: number } & AnswerSubmission>(({ input }) => submit(input.assessmentId, input.answers)),
      askAfter: fromPromise<AskResult, { assessmentId: number }>(({ input }) => ask(input.assessmentId)),
    },
    actions: {
      saveDraft: (_: unknown, draft: Draft) => drafts.write(titleOf(draft.assessmentId), draft),
      clearDraft: (_: unknown, draft: Draft) => drafts.clear(draft),
      reportSurprise: (_: unknown, { error }: { error: unknown }) => reportSurprise(error),
    },
  };
};
