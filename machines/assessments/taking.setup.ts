import { assign, setup } from 'xstate';
import type { Assessment, Question } from '#contracts/assessments/assessment.schema.ts';
import { promisedAction, promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';
import { toggleOption, withoutAnswer, type GivenAnswer } from './answers.ts';
import { isCounted } from './attempts.ts';
import { isComplete } from './completeness.ts';
import { follow, mergeAnswers, resume, type Draft } from './draft.ts';
import { entryOf, hasMovedOn, opensOnRetake, outcomeOf, type Entry, type Outcome } from './entry.ts';
import {
  draftOf,
  shownDraft,
  type Answered,
  type TakingContext,
  type TakingEvent,
  type TakingInput,
} from './taking.params.ts';
import type { AskResult, LoadResult, SubmitResult } from './taking.results.ts';

/** What the chart of taking an assessment is made of: its types, promised effects and rules. */
export const takingSetup = setup({
  types: {
    context: {} as TakingContext,
    events: {} as TakingEvent,
    input: {} as TakingInput,
    meta: {} as StateMeta,
    /**
     * `questions`: the page with the questions stands. `busy`: a call is on its way. `locked`: answers can be read
     * only.
     */
    tags: {} as 'busy' | 'questions' | 'locked',
  },
  actors: {
    /** Asks the query: what it has when opening, fresh when trying again (C-22). */
    loadAssessment: promisedActor<LoadResult, { assessmentId: number; fresh: boolean }>('loadAssessment'),
    /**
     * Leaves a note on the device before the call leaves; where an earlier one may have arrived the server is asked
     * first.
     */
    submitAnswers: promisedActor<SubmitResult, Draft>('submitAnswers'),
    /** A fresh answer of the server, past every cache. */
    askAfter: promisedActor<AskResult, Draft>('askAfter'),
  },
  actions: {
    /** C-29: at every change; the store decides when it writes. */
    saveDraft: promisedAction<Draft>('saveDraft'),
    /** With the note of its submission. */
    clearDraft: promisedAction<Pick<Draft, 'assessmentId' | 'attempts'>>('clearDraft'),
    clearSubmitted: promisedAction<{ result: LoadResult }>('clearSubmitted'),
    /** From now on it is sent by itself, from any page, when there is a connection. */
    queueSubmission: promisedAction<Draft>('queueSubmission'),
    /** Nothing is sent by itself any more; the answers are the draft again. */
    withdrawSubmission: promisedAction<Draft>('withdrawSubmission'),
    reportUnexpectedError: promisedAction<{ error: unknown }>('reportUnexpectedError'),
    /** A device that refuses to store answers has no draft: what this page still holds of the attempt goes on. */
    startAttempt: assign(({ context }, { result }: { result: LoadResult }) =>
      result.ok
        ? {
            ...resume(result.assessment, result.draft ?? shownDraft(context), result.seed),
            uploading: [],
            wasNotSubmitted: false,
            mayHaveArrived: result.submission !== null,
          }
        : {},
    ),
    /** Answers to questions that are shown take the place of those on the page; the others are put aside. */
    takeOffer: assign(({ context }, { draft }: { draft: Draft }) => mergeAnswers(draftOf(context), draft)),
    tellNotSubmitted: assign({ wasNotSubmitted: true }),
    tellNothing: assign({ wasNotSubmitted: false }),
    doubt: assign({ mayHaveArrived: true }),
    chooseOption: assign(
      ({ context }, { question, optionId }: { question: Pick<Question, 'id' | 'answer_count'>; optionId: number }) => ({
        answers: { ...context.answers, [question.id]: toggleOption(context.answers[question.id], question, optionId) },
      }),
    ),
    storeText: assign(({ context }, { questionId, text }: { questionId: number; text: string }) => ({
      answers: { ...context.answers, [questionId]: { kind: 'text' as const, text } },
    })),
    storeFile: assign(
      (
        { context },
        { questionId, file }: { questionId: number; file: { id: number; name: string; bytes: number } },
      ) => ({
        answers: {
          ...context.answers,
          [questionId]: { kind: 'file' as const, fileId: file.id, name: file.name, bytes: file.bytes },
        },
      }),
    ),
    storeAnswer: assign(({ context }, { questionId, given }: { questionId: number; given: GivenAnswer }) => ({
      answers: { ...context.answers, [questionId]: given },
    })),
    dropAnswer: assign(({ context }, { questionId }: { questionId: number }) => ({
      answers: withoutAnswer(context.answers, questionId),
    })),
    awaitUpload: assign(({ context }, { questionId }: { questionId: number }) => ({
      uploading: [...context.uploading.filter((id) => id !== questionId), questionId],
    })),
    endUpload: assign(({ context }, { questionId }: { questionId: number }) => ({
      uploading: context.uploading.filter((id) => id !== questionId),
    })),
    /** The other tab's answers are newer than what this one read when it opened. */
    takeDraft: assign(({ context }, { draft }: { draft: Draft }) =>
      draft.attempts === context.attempts
        ? { order: draft.order, answers: { ...context.answers, ...draft.answers } }
        : {},
    ),
    forgetUploads: assign({ uploading: [] }),
    followAssessment: assign(({ context }, { assessment }: { assessment: Assessment }) => {
      const followed = follow(draftOf(context), assessment);
      return { ...followed, uploading: context.uploading.filter((id) => followed.order.includes(id)) };
    }),
  },
  guards: {
    entryIs: (_, { result, entry }: { result: LoadResult; entry: Entry }) =>
      result.ok && entryOf(result.assessment, result.nowUnix) === entry,
    /** H7: an attempt has begun that was not submitted; where the device stores nothing, this page holds it. */
    hasBegun: ({ context }, { result }: { result: LoadResult }) =>
      result.ok &&
      entryOf(result.assessment, result.nowUnix) === 'failed' &&
      (result.draft ?? shownDraft(context))?.attempts === result.assessment.attempts,
    isNoLonger: (
      { context },
      { assessment, nowUnix, entry }: { assessment: Assessment; nowUnix: number; entry: Entry },
    ) =>
      hasMovedOn(
        entry,
        entryOf(assessment, nowUnix),
        () => context.order.length === 0 || isCounted(assessment, context.attempts),
      ),
    endedElsewhere: ({ context }, { assessment, nowUnix }: { assessment: Assessment; nowUnix: number }) =>
      assessment.attempts > context.attempts || !opensOnRetake(entryOf(assessment, nowUnix)),
    opensOnRetake: (_, { result }: { result: LoadResult }) =>
      result.ok && opensOnRetake(entryOf(result.assessment, result.nowUnix)),
    outcomeIs: (_, { result, outcome }: { result: Answered; outcome: Outcome }) =>
      result.ok && outcomeOf(result.assessment) === outcome,
    countedAs: (_, { result, outcome }: { result: AskResult; outcome: Outcome }) =>
      result.ok && result.standing === 'mine' && outcomeOf(result.assessment) === outcome,
    submittedAs: (_, { result, outcome }: { result: AskResult; outcome: Outcome }) =>
      result.ok && result.standing !== 'open' && outcomeOf(result.assessment) === outcome,
    isOvertaken: (_, { result }: { result: SubmitResult | AskResult }) =>
      'standing' in result ? result.standing === 'other' : !result.ok && result.reason === 'overtaken',
    wasCountedAs: (_, { result, outcome }: { result: LoadResult; outcome: Outcome }) =>
      result.ok && result.submission?.isCounted === true && outcomeOf(result.assessment) === outcome,
    submissionIs: (_, { result, stage }: { result: LoadResult; stage: 'left' | 'confirmed' }) =>
      result.ok && result.submission?.stage === stage && opensOnRetake(entryOf(result.assessment, result.nowUnix)),
    /** D-10: what a reviewer said of the try that was submitted; what the page knew before it is no verdict. */
    decidedAs: ({ context }, { assessment, outcome }: { assessment: Assessment; outcome: Outcome }) =>
      assessment.status !== 'exempt' && isCounted(assessment, context.attempts) && outcomeOf(assessment) === outcome,
    succeeded: (_, { result }: { result: Answered }) => result.ok,
    failedBecause: (_, { result, reason }: { result: LoadResult | SubmitResult | AskResult; reason: string }) =>
      !result.ok && result.reason === reason,
    waitsOn: (_, { result }: { result: SubmitResult }) =>
      !result.ok && (result.reason === 'unknown' || result.reason === 'noConnection'),
    uploadIsAwaited: ({ context }, { questionId }: { questionId: number }) => context.uploading.includes(questionId),
    /** C-16, C-31. */
    everythingIsAnswered: ({ context }) => isComplete(context.order, context.answers) && context.uploading.length === 0,
    somethingIsOpen: ({ context }) => !isComplete(context.order, context.answers) || context.uploading.length > 0,
  },
});
