import { assign, setup } from 'xstate';
import type { Assessment, AnswerSubmission, Question } from '#contracts/assessments/assessment.schema.ts';
import { promisedAction, promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';
import { answersTo, toggleOption, withoutAnswer, type Answers } from './answers.ts';
import { encodeAnswers, isComplete } from './completeness.ts';
import { resume, type Draft } from './draft.ts';
import { entryOf, opensOnRetake, outcomeOf, type Entry, type Outcome } from './entry.ts';
import { followQuestions } from './shown-questions.ts';
import type { AskResult, LoadResult, SubmitResult } from './taking.results.ts';

export interface TakingInput {
  readonly assessmentId: number;
}

interface TakingContext {
  readonly assessmentId: number;
  /** Attempts used when this one began. */
  readonly attempts: number;
  /** Ids of the questions shown, in order (C-15). Their words stay with the query. */
  readonly order: readonly number[];
  readonly answers: Answers;
  /** Questions whose file is on its way (C-31). */
  readonly uploading: readonly number[];
}

type TakingEvent =
  | { readonly type: 'option.toggled'; readonly question: Pick<Question, 'id' | 'answer_count'>; readonly optionId: number }
  | { readonly type: 'text.changed'; readonly questionId: number; readonly text: string }
  | { readonly type: 'upload.started'; readonly questionId: number }
  | { readonly type: 'upload.finished'; readonly questionId: number; readonly file: { readonly id: number; readonly name: string; readonly bytes: number } }
  /** It failed, or somebody cancelled it. */
  | { readonly type: 'upload.ended'; readonly questionId: number }
  | { readonly type: 'file.removed'; readonly questionId: number }
  /** The query has a newer assessment (C-30). */
  | { readonly type: 'assessment.changed'; readonly assessment: Assessment }
  | { readonly type: 'check.requested' }
  | { readonly type: 'check.left' }
  | { readonly type: 'submission.confirmed' }
  | { readonly type: 'retake.requested' }
  | { readonly type: 'retried' };

type Answered = { readonly ok: true; readonly assessment: Assessment } | { readonly ok: false };

const draftOf = ({ assessmentId, attempts, order, answers }: TakingContext): Draft => ({ assessmentId, attempts, order, answers });

const isCounted = (assessment: Assessment, attemptsBefore: number): boolean =>
  assessment.attempts > attemptsBefore || ['completed', 'review', 'locked'].includes(assessment.status);

const entryIs = (entry: Entry) => ({
  type: 'entryIs' as const,
  params: ({ event }: { event: { output: LoadResult } }) => ({ result: event.output, entry }),
});

const outcomeIs = (outcome: Outcome) => ({
  type: 'outcomeIs' as const,
  params: ({ event }: { event: { output: Answered } }) => ({ result: event.output, outcome }),
});

const countedAs = (outcome: Outcome) => ({
  type: 'countedAs' as const,
  params: ({ event }: { event: { output: AskResult } }) => ({ result: event.output, outcome }),
});

const failedBecause = (reason: string) => ({
  type: 'failedBecause' as const,
  params: ({ event }: { event: { output: LoadResult | SubmitResult } }) => ({ result: event.output, reason }),
});

const startAttempt = {
  type: 'startAttempt' as const,
  params: ({ event }: { event: { output: LoadResult } }) => ({ result: event.output }),
};

const saveDraft = { type: 'saveDraft' as const, params: ({ context }: { context: TakingContext }) => draftOf(context) };
const clearDraft = { type: 'clearDraft' as const, params: ({ context }: { context: TakingContext }) => draftOf(context) };
const reportSurprise = { type: 'reportSurprise' as const, params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) };

/** Where an assessment leads that cannot be answered, whether it was opened or asked for again. */
const closedEntries = [
  { guard: entryIs('exempt'), target: '#taking.exempt' },
  { guard: entryIs('passed'), target: '#taking.passed' },
  { guard: entryIs('underReview'), target: '#taking.underReview' },
  { guard: entryIs('offline'), target: '#taking.offline' },
  { guard: entryIs('tooManyFailures'), target: '#taking.tooManyFailures' },
  { guard: entryIs('unavailable'), target: '#taking.unavailable' },
  { guard: entryIs('noQuestions'), target: '#taking.noQuestions' },
  { guard: failedBecause('notFound'), target: '#taking.notFound' },
  { target: '#taking.notLoaded' },
] as const;

/** Taking an assessment (C-28 and the rules of section C). Effects are promised; `taking.actors.ts` of the app keeps them. */
export const takingMachine = setup({
  types: {
    context: {} as TakingContext,
    events: {} as TakingEvent,
    input: {} as TakingInput,
    meta: {} as StateMeta,
    /** `questions`: the page with the questions stands. `busy`: a call is on its way. */
    tags: {} as 'busy' | 'questions',
  },
  actors: {
    /** Asks the query: what it has when opening, fresh when trying again (C-22). */
    loadAssessment: promisedActor<LoadResult, { assessmentId: number; fresh: boolean }>('loadAssessment'),
    submitAnswers: promisedActor<SubmitResult, { assessmentId: number } & AnswerSubmission>('submitAnswers'),
    /** A fresh answer of the server, past every cache. */
    askAfter: promisedActor<AskResult, { assessmentId: number }>('askAfter'),
  },
  actions: {
    /** C-29: at every change; the store decides when it writes. */
    saveDraft: promisedAction<Draft>('saveDraft'),
    clearDraft: promisedAction<Draft>('clearDraft'),
    reportSurprise: promisedAction<{ error: unknown }>('reportSurprise'),
    startAttempt: assign((_, { result }: { result: LoadResult }) =>
      result.ok ? { ...resume(result.assessment, result.draft, result.seed), uploading: [] } : {},
    ),
    chooseOption: assign(({ context }, { question, optionId }: { question: Pick<Question, 'id' | 'answer_count'>; optionId: number }) => ({
      answers: { ...context.answers, [question.id]: toggleOption(context.answers[question.id], question, optionId) },
    })),
    keepText: assign(({ context }, { questionId, text }: { questionId: number; text: string }) => ({
      answers: { ...context.answers, [questionId]: { kind: 'text' as const, text } },
    })),
    keepFile: assign(({ context }, { questionId, file }: { questionId: number; file: { id: number; name: string; bytes: number } }) => ({
      answers: { ...context.answers, [questionId]: { kind: 'file' as const, fileId: file.id, name: file.name, bytes: file.bytes } },
    })),
    dropAnswer: assign(({ context }, { questionId }: { questionId: number }) => ({ answers: withoutAnswer(context.answers, questionId) })),
    awaitUpload: assign(({ context }, { questionId }: { questionId: number }) => ({
      uploading: [...context.uploading.filter((id) => id !== questionId), questionId],
    })),
    endUpload: assign(({ context }, { questionId }: { questionId: number }) => ({
      uploading: context.uploading.filter((id) => id !== questionId),
    })),
    followAssessment: assign(({ context }, { assessment }: { assessment: Assessment }) => {
      const order = followQuestions(context.order, assessment);
      return { order, answers: answersTo(order, context.answers), uploading: context.uploading.filter((id) => order.includes(id)) };
    }),
  },
  guards: {
    entryIs: (_, { result, entry }: { result: LoadResult; entry: Entry }) =>
      result.ok && entryOf(result.assessment, result.nowUnix) === entry,
    opensOnRetake: (_, { result }: { result: LoadResult }) => result.ok && opensOnRetake(entryOf(result.assessment, result.nowUnix)),
    outcomeIs: (_, { result, outcome }: { result: Answered; outcome: Outcome }) => result.ok && outcomeOf(result.assessment) === outcome,
    countedAs: ({ context }, { result, outcome }: { result: AskResult; outcome: Outcome }) =>
      result.ok && isCounted(result.assessment, context.attempts) && outcomeOf(result.assessment) === outcome,
    succeeded: (_, { result }: { result: Answered }) => result.ok,
    failedBecause: (_, { result, reason }: { result: LoadResult | SubmitResult; reason: string }) => !result.ok && result.reason === reason,
    uploadIsAwaited: ({ context }, { questionId }: { questionId: number }) => context.uploading.includes(questionId),
    /** C-16, C-31. */
    everythingIsAnswered: ({ context }) => isComplete(context.order, context.answers) && context.uploading.length === 0,
    somethingIsOpen: ({ context }) => !isComplete(context.order, context.answers) || context.uploading.length > 0,
  },
}).createMachine({
  id: 'taking',
  // Eventless transitions that chase each other are a mistake: stop instead of freezing the page.
  options: { maxIterations: 50 },
  context: ({ input }) => ({ assessmentId: input.assessmentId, attempts: 0, order: [], answers: {}, uploading: [] }),
  initial: 'loading',
  states: {
    loading: {
      meta: { items: ['C-01', 'C-28'], says: 'The assessment is on its way.' },
      tags: 'busy',
      initial: 'arriving',
      states: {
        arriving: {
          meta: { items: ['C-01'], says: 'Somebody opened the assessment.' },
          invoke: {
            id: 'loadAssessment',
            src: 'loadAssessment',
            input: ({ context }) => ({ assessmentId: context.assessmentId, fresh: false }),
            onDone: [
              { guard: entryIs('open'), target: '#taking.answering', actions: [startAttempt, saveDraft] },
              { guard: entryIs('expired'), target: '#taking.expired' },
              { guard: entryIs('failed'), target: '#taking.failed' },
              ...closedEntries,
            ],
            onError: { target: '#taking.notLoaded', actions: reportSurprise },
          },
        },
        again: {
          meta: { items: ['C-22', 'C-27'], says: 'The assessment is fetched anew for one more try.' },
          invoke: {
            id: 'loadAgain',
            src: 'loadAssessment',
            input: ({ context }) => ({ assessmentId: context.assessmentId, fresh: true }),
            onDone: [
              {
                guard: { type: 'opensOnRetake', params: ({ event }) => ({ result: event.output }) },
                target: '#taking.answering',
                actions: [startAttempt, saveDraft],
              },
              ...closedEntries,
            ],
            onError: { target: '#taking.notLoaded', actions: reportSurprise },
          },
        },
      },
    },
    notFound: { meta: { items: ['A-26'], says: 'There is no such assessment for this person.' } },
    notLoaded: {
      meta: { items: ['J-05'], says: 'The assessment did not arrive; the tray says why.' },
      on: { retried: 'loading' },
    },
    exempt: { meta: { items: ['C-23'], says: 'This person need not take it.' } },
    unavailable: { meta: { items: ['C-04', 'C-05'], says: 'Something has to be completed first.' } },
    offline: { meta: { items: ['C-06'], says: 'A tutor or assessor marks it complete.' } },
    tooManyFailures: { meta: { items: ['C-07'], says: 'It is locked, or no attempt is left.' } },
    noQuestions: { meta: { items: ['C-08'], says: 'It has no questions.' } },
    expired: {
      meta: { items: ['C-27'], says: 'It expired and may be taken again.' },
      on: { 'retake.requested': 'loading.again' },
    },
    answering: {
      meta: { items: ['C-02', 'C-28', 'C-29', 'C-30'], says: 'Questions are being answered; nothing was sent.' },
      tags: 'questions',
      initial: 'editing',
      states: {
        editing: {
          meta: { items: ['C-16', 'C-31'], says: 'A question is open, or a file is on its way.' },
          always: { guard: 'everythingIsAnswered', target: 'ready' },
        },
        ready: {
          meta: { items: ['C-16'], says: 'Every question shown is answered.' },
          always: { guard: 'somethingIsOpen', target: 'editing' },
          on: { 'check.requested': '#taking.checking' },
        },
      },
      on: {
        'option.toggled': { actions: [{ type: 'chooseOption', params: ({ event }) => event }, saveDraft] },
        'text.changed': { actions: [{ type: 'keepText', params: ({ event }) => event }, saveDraft] },
        'upload.started': { actions: { type: 'awaitUpload', params: ({ event }) => event } },
        'upload.finished': {
          guard: { type: 'uploadIsAwaited', params: ({ event }) => event },
          actions: [{ type: 'endUpload', params: ({ event }) => event }, { type: 'keepFile', params: ({ event }) => event }, saveDraft],
        },
        'upload.ended': { actions: { type: 'endUpload', params: ({ event }) => event } },
        'file.removed': { actions: [{ type: 'dropAnswer', params: ({ event }) => event }, saveDraft] },
        'assessment.changed': { actions: [{ type: 'followAssessment', params: ({ event }) => event }, saveDraft] },
      },
    },
    checking: {
      meta: { items: ['C-16', 'WCAG 3.3.4'], says: 'What was answered is read once more before it counts.' },
      tags: 'questions',
      always: { guard: 'somethingIsOpen', target: 'answering' },
      on: {
        'submission.confirmed': 'submitting',
        'check.left': 'answering',
        'assessment.changed': { actions: [{ type: 'followAssessment', params: ({ event }) => event }, saveDraft] },
      },
    },
    submitting: {
      meta: { items: ['C-17', 'X-020'], says: 'The answers are with the server.' },
      tags: ['busy', 'questions'],
      invoke: {
        id: 'submitAnswers',
        src: 'submitAnswers',
        input: ({ context }) => ({ assessmentId: context.assessmentId, answers: encodeAnswers(context.order, context.answers) }),
        onDone: [
          { guard: outcomeIs('passed'), target: 'passed', actions: clearDraft },
          { guard: outcomeIs('underReview'), target: 'underReview', actions: clearDraft },
          { guard: outcomeIs('failed'), target: 'failed', actions: clearDraft },
          { guard: outcomeIs('failedFinally'), target: 'failed.final', actions: clearDraft },
          { guard: failedBecause('invalid'), target: 'answering' },
          { guard: failedBecause('refused'), target: 'checking' },
          { target: 'askingAfter' },
        ],
        onError: { target: 'askingAfter', actions: reportSurprise },
      },
    },
    askingAfter: {
      meta: { items: ['C-17', 'C-29'], says: 'No answer arrived; the server is asked whether it counted the submission.' },
      tags: ['busy', 'questions'],
      invoke: {
        id: 'askAfter',
        src: 'askAfter',
        input: ({ context }) => ({ assessmentId: context.assessmentId }),
        onDone: [
          { guard: countedAs('passed'), target: 'passed', actions: clearDraft },
          { guard: countedAs('underReview'), target: 'underReview', actions: clearDraft },
          { guard: countedAs('failed'), target: 'failed', actions: clearDraft },
          { guard: countedAs('failedFinally'), target: 'failed.final', actions: clearDraft },
          { guard: { type: 'succeeded', params: ({ event }) => ({ result: event.output }) }, target: 'checking' },
          { target: 'unconfirmed' },
        ],
        onError: { target: 'unconfirmed', actions: reportSurprise },
      },
    },
    unconfirmed: {
      meta: { items: ['C-29', 'C-32'], says: 'Nobody can say yet whether the submission counted; every answer is kept.' },
      tags: 'questions',
      on: { retried: 'askingAfter' },
    },
    passed: { meta: { items: ['C-18', 'C-03', 'C-21'], says: 'It is passed.' } },
    failed: {
      meta: { items: ['C-19', 'C-21'], says: 'The last try was not enough.' },
      initial: 'retryable',
      states: {
        retryable: {
          meta: { items: ['C-19', 'C-22'], says: 'Another try is left.' },
          on: { 'retake.requested': '#taking.loading.again' },
        },
        final: { meta: { items: ['C-07', 'C-19'], says: 'That was the last try.' } },
      },
    },
    underReview: { meta: { items: ['C-20', 'C-26', 'C-33'], says: 'A reviewer has it; it can be read and not changed.' } },
  },
});
