import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import { queryFailedBecause } from '#api/classify-failure.ts';
import { ApiError, type ApiFailure } from '#api/failure.ts';
import { SILENT_IN_SESSION } from '#api/quiet-policies.ts';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { getAssessment } from '#contracts/assessments/assessments.endpoints.ts';
import { failureOutcome } from '#contracts/failure.ts';
import type { Draft } from '#machines/assessments/draft.ts';
import { entryOf } from '#machines/assessments/entry.ts';
import { standingOf } from '#machines/assessments/same-submission.ts';
import type { AskResult, LoadResult, SubmitResult } from '#machines/assessments/taking.setup.ts';
import { sendOnce } from '#persistence/send-once.ts';
import type { DraftSession } from '#persistence/draft-session.ts';
import type { DraftTabs } from '#persistence/draft-tabs.ts';
import { isUnsent, type OutboxAddress, type OutboxEntry } from '#persistence/outbox.ts';
import type { Persistence } from '#persistence/persistence.ts';
import { settleUnseen } from '#persistence/settle-unseen.ts';
import type { Delivery } from '#persistence/work-kind.ts';
import {
  assessmentWork,
  draftName,
  storeAssessment,
  submissionName,
  type AssessmentDraft,
  type AssessmentSubmission,
} from './drafts/assessment-work.ts';
import { assessmentQuery } from '#api/queries/assessments.queries.ts';

/** What the effects of taking an assessment work with. */
export interface TakingServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly drafts: DraftSession<AssessmentDraft>;
  readonly persistence: Persistence;
  readonly tabs: Pick<DraftTabs, 'tell'>;
  readonly userId: number;
  readonly organisationId: number;
  /** For the shuffle (C-15). */
  readonly seed: () => number;
  readonly reportUnexpectedError: (error: unknown) => void;
}

const { submission: kind } = assessmentWork;

const submissionIn = (entry: OutboxEntry | null): AssessmentSubmission | null => {
  if (entry === null || entry.stage === 'refused') return null;
  try {
    return kind.parse(entry.input);
  } catch {
    return null;
  }
};

const resultOf = (delivery: Delivery<Assessment>): SubmitResult => {
  switch (delivery.outcome) {
    case 'sent':
    case 'counted':
      return { ok: true, assessment: delivery.now };
    case 'invalid':
    case 'unknown':
    case 'overtaken':
    case 'withdrawn':
    case 'notSent':
      return { ok: false, reason: delivery.outcome };
    case 'denied':
    case 'gone':
    case 'refused':
      return { ok: false, reason: 'refused' };
  }
};

/** Gives the effects that `takingMachine` promises their meaning: the client, the query cache and the device. */
export const takingActors = ({
  client,
  queries,
  drafts,
  persistence,
  tabs,
  userId,
  organisationId,
  seed,
  reportUnexpectedError,
}: TakingServices) => {
  const { outbox, now } = persistence;
  const query = { organisation_id: organisationId };
  /** What left the outcome of the last call open: shown once it is known that nothing counted. */
  let openFailure: ApiFailure | null = null;
  let isFirstLoad = true;

  const addressOf = (assessmentId: number): OutboxAddress => ({
    userId,
    kind: assessmentWork.name,
    name: submissionName(organisationId, assessmentId),
  });
  const show = (assessment: Assessment): void => storeAssessment(queries, organisationId, assessment);
  const titleOf = (assessmentId: number): string =>
    queries.getQueryData(assessmentQuery(client, organisationId, assessmentId).queryKey)?.title ?? '';
  const noteOf = (draft: Draft) => ({
    title: titleOf(draft.assessmentId),
    confirmedAtMs: now(),
    input: { organisationId, draft },
  });
  const write = (draft: Draft): void =>
    drafts.write(draftName(organisationId, draft), {
      title: titleOf(draft.assessmentId),
      draft,
    });

  const nowUnix = (): number => Math.floor(now() / 1000);

  /**
   * What an earlier page left in the cache may be a lock that has opened since (H4). Later the page follows every
   * change of it.
   */
  const hasOldLock = (assessmentId: number): boolean => {
    const cached = queries.getQueryData(assessmentQuery(client, organisationId, assessmentId).queryKey);
    return cached !== undefined && entryOf(cached, nowUnix()) !== 'open';
  };

  const load = async (assessmentId: number, fresh: boolean): Promise<LoadResult> => {
    // An attempt that ended elsewhere is offered from the device (H5).
    drafts.flush();
    const address = addressOf(assessmentId);
    const entry = outbox.find(address);
    const submitted = submissionIn(entry);
    // The outcome of a submission only the server knows.
    const mustAsk = fresh || (isFirstLoad && (submitted !== null || hasOldLock(assessmentId)));
    isFirstLoad = false;
    try {
      const assessment = await queries.fetchQuery({
        ...assessmentQuery(client, organisationId, assessmentId),
        ...(mustAsk ? { staleTime: 0 } : {}),
      });
      const standing =
        submitted === null ? 'open' : entry?.stage === 'settled' ? 'mine' : standingOf(assessment, submitted.draft);
      if (submitted !== null && standing === 'other') {
        // Its attempt was used from elsewhere: the answers stay on this device, as a draft of that attempt.
        outbox.remove(address);
        write(submitted.draft);
        drafts.flush();
      }
      const draft =
        drafts.read(draftName(organisationId, { assessmentId, attempts: assessment.attempts }))?.draft ?? null;
      const stage = entry?.stage;
      const isPending = submitted !== null && standing !== 'other' && stage !== undefined && stage !== 'refused';
      return {
        ok: true,
        assessment,
        // What waits goes as it was confirmed; what was withdrawn may have been changed since.
        draft: isPending && isUnsent(stage) ? submitted.draft : (draft ?? (isPending ? submitted.draft : null)),
        submission: isPending ? { stage, isCounted: standing === 'mine' } : null,
        seed: seed(),
        nowUnix: nowUnix(),
      };
    } catch (error) {
      if (error instanceof ApiError && error.failure.treatment === 'page') return { ok: false, reason: 'notFound' };
      // A defect is thrown on.
      queryFailedBecause(error);
      return { ok: false, reason: 'failed' };
    }
  };

  const submit = async (draft: Draft, page: AbortSignal): Promise<SubmitResult> => {
    drafts.flush();
    if (!persistence.isConnected()) return { ok: false, reason: 'noConnection' };
    const address = addressOf(draft.assessmentId);
    const before = outbox.find(address);
    const note = noteOf(draft);
    const from = isUnsent(before?.stage) ? 'queue' : 'page';
    const delivery = await sendOnce({ client, ...persistence }, kind, address, from, note);
    openFailure = delivery.outcome === 'unknown' && from === 'page' ? delivery.failure : null;
    // Its call was silent, and nothing of it stays in the outbox for the page to show.
    if (from === 'queue' && delivery.outcome === 'gone') client.announce(delivery.failure);
    // Its page was left meanwhile: the learner is told wherever they are, and finds the result where they come back to.
    if (page.aborted)
      settleUnseen({ client, queries, ...persistence }, assessmentWork, { ...address, ...note }, delivery);
    else if ('now' in delivery) show(delivery.now);
    // Why it was refused may be that the attempt is over (H5).
    else if (delivery.outcome === 'invalid')
      void queries.invalidateQueries({
        queryKey: assessmentQuery(client, organisationId, draft.assessmentId).queryKey,
        exact: true,
      });
    return resultOf(delivery);
  };

  const ask = async (draft: Draft): Promise<AskResult> => {
    const outcome = await client.attempt(
      getAssessment,
      { params: { id: draft.assessmentId }, query },
      SILENT_IN_SESSION,
    );
    if (!outcome.ok)
      return { ok: false, reason: failureOutcome(outcome.failure) === 'noAnswer' ? 'noConnection' : 'failed' };
    show(outcome.data);
    const standing = standingOf(outcome.data, draft);
    if (standing === 'open') {
      if (openFailure !== null) client.announce(openFailure);
      // The learner is asked to confirm it again: nothing sends it by itself.
      outbox.update(addressOf(draft.assessmentId), { stage: 'unanswered' });
    }
    openFailure = null;
    return { ok: true, assessment: outcome.data, standing };
  };

  return {
    actors: {
      loadAssessment: fromPromise<LoadResult, { assessmentId: number; fresh: boolean }>(({ input }) =>
        load(input.assessmentId, input.fresh),
      ),
      submitAnswers: fromPromise<SubmitResult, Draft>(({ input, signal }) => submit(input, signal)),
      askAfter: fromPromise<AskResult, Draft>(({ input }) => ask(input)),
    },
    actions: {
      saveDraft: (_: unknown, draft: Draft) => write(draft),
      clearDraft: (_: unknown, draft: Pick<Draft, 'assessmentId' | 'attempts'>) => {
        drafts.clear(draftName(organisationId, draft));
        outbox.remove(addressOf(draft.assessmentId));
        tabs.tell('submitted');
      },
      clearSubmitted: (_: unknown, { result }: { result: LoadResult }) => {
        if (!result.ok) return;
        if (result.draft !== null) drafts.clear(draftName(organisationId, result.draft));
        outbox.remove(addressOf(result.assessment.assessment_id));
      },
      queueSubmission: (_: unknown, draft: Draft) => {
        const address = addressOf(draft.assessmentId);
        const entry = outbox.find(address);
        if (entry?.stage === 'confirmed') return;
        outbox.put(address, { ...noteOf(draft), stage: 'confirmed', hasLeft: entry?.hasLeft ?? false });
      },
      withdrawSubmission: (_: unknown, draft: Draft) => {
        outbox.update(addressOf(draft.assessmentId), { stage: 'unanswered' });
        write(draft);
      },
      reportUnexpectedError: (_: unknown, { error }: { error: unknown }) => reportUnexpectedError(error),
    },
  };
};
