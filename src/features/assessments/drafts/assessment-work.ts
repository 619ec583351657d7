import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { assessmentsKeys } from '#api/queries/assessments.keys.ts';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { getAssessment, submitAnswers } from '#contracts/assessments/assessments.endpoints.ts';
import { encodeAnswers, isGiven } from '#machines/assessments/answers.ts';
import { Draft } from '#machines/assessments/draft.ts';
import { standingOf } from '#machines/assessments/same-submission.ts';
import { messagesOf } from '#persistence/send-once.ts';
import type { WorkKind } from '#persistence/work-kind.ts';

/** The answers of one attempt as the device stores them; the title names them where the assessment is not loaded. */
const AssessmentDraft = z.object({ title: z.string(), draft: Draft });
export type AssessmentDraft = z.output<typeof AssessmentDraft>;

/** What was confirmed: the answers, and in which organisation. */
const AssessmentSubmission = z.object({ organisationId: z.number(), draft: Draft });
export type AssessmentSubmission = z.output<typeof AssessmentSubmission>;

/** The name of a submission in the outbox: one for each assessment of an organisation. */
export const submissionName = (organisationId: number, assessmentId: number): string =>
  `${organisationId}/${assessmentId}`;

/** The name of a draft: one for each attempt. The draft of an earlier try never fills a later one by itself (C-22). */
export const draftName = (
  organisationId: number,
  { assessmentId, attempts }: Pick<Draft, 'assessmentId' | 'attempts'>,
): string => `${submissionName(organisationId, assessmentId)}/${attempts}`;

const answeredCount = ({ answers, aside }: Draft): number =>
  [...Object.values(answers), ...Object.values(aside ?? {})].filter((given) => isGiven(given)).length;

/** Shows the server's newest assessment on every page that reads it. */
export const storeAssessment = (queries: QueryClient, organisationId: number, assessment: Assessment): void => {
  queries.setQueryData(assessmentsKeys.assessment(organisationId, assessment.assessment_id), assessment);
  void queries.invalidateQueries({ queryKey: assessmentsKeys.assignedAssessments(organisationId) });
};

const requestOf = ({ organisationId, draft }: AssessmentSubmission) => ({
  params: { id: draft.assessmentId },
  query: { organisation_id: organisationId },
});

/** Answering an assessment (C-17, C-29): a draft for each attempt, one submission at a time. */
export const assessmentWork: WorkKind<AssessmentDraft, AssessmentSubmission, Assessment> = {
  name: 'assessment',
  draft: {
    version: 1,
    parse: (value) => AssessmentDraft.parse(value),
    hasContent: ({ draft }) => answeredCount(draft) > 0,
  },
  describeDraft: ({ title, draft }) => {
    const count = answeredCount(draft);
    return { title, detail: count === 1 ? '1 answer' : `${count} answers` };
  },
  storesResult: true,
  submission: {
    parse: (input) => AssessmentSubmission.parse(input),
    draftName: ({ organisationId, draft }) => draftName(organisationId, draft),
    href: ({ draft }) => `/assessments/${draft.assessmentId}`,
    describe: () => 'confirmed, and waiting to be sent',
    ask: (client, input, options) => client.attempt(getAssessment, requestOf(input), options),
    standing: (assessment, { draft }) => standingOf(assessment, draft),
    send: (client, input, options) =>
      client.attempt(
        submitAnswers,
        { ...requestOf(input), body: { answers: encodeAnswers(input.draft.order, input.draft.answers) } },
        options,
      ),
    settle: ({ queries, drafts }, { title }, { organisationId, draft }, delivery) => {
      const name = draftName(organisationId, draft);
      if ('now' in delivery && queries !== null) storeAssessment(queries, organisationId, delivery.now);
      if (delivery.outcome === 'sent' || delivery.outcome === 'counted') drafts.clear(name);
      // Whatever did not count is a draft again, which may have given way to others meanwhile.
      else if (delivery.outcome !== 'unknown' && delivery.outcome !== 'withdrawn') drafts.write(name, { title, draft });
    },
    message: ({ title }, input, delivery) => {
      const href = assessmentWork.submission.href(input);
      const failed = {
        tone: 'danger' as const,
        title: 'Not submitted',
        link: { label: 'Open it', href },
        durationMs: 0,
      };
      switch (delivery.outcome) {
        case 'sent':
        case 'counted':
          return {
            title: 'Submitted',
            text: `${title} has been sent.`,
            marker: 'done',
            link: { label: 'See the result', href },
          };
        case 'overtaken':
          return {
            ...failed,
            text: `${title} was submitted with other answers, from another device or tab. Yours are still on this device.`,
          };
        case 'notSent':
          return { ...failed, text: `${title} did not arrive. Every answer is kept, and you can submit again.` };
        case 'unknown':
        case 'withdrawn':
          return null;
        case 'invalid':
        case 'denied':
        case 'refused':
        case 'gone':
          return {
            ...failed,
            text: [`${title} was not accepted.`, ...messagesOf(delivery.failure), 'Every answer is kept.'].join(' '),
          };
      }
    },
  },
};
