import { assign, setup } from 'xstate';
import type { Assessment, Question } from '#contracts/assessments/assessment.schema.ts';
import { promisedAction, promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';
import { isComplete, toggleOption, withoutAnswer, type GivenAnswer } from './answers.ts';
import { isCounted } from './attempts.ts';
import { follow, mergeAnswers, resume, type Draft, type WholeDraft } from './draft.ts';
import { entryOf, hasMovedOn, opensOnRetake, outcomeOf, type Entry, type Outcome } from './entry.ts';
import type { SubmissionStanding } from './same-submission.ts';

/**
 * The assessment as the query holds it, what this device kept of it, a seed for the shuffle and the time (unix
 * seconds). `submission`: what left this device, or waits to leave it, or was withdrawn, and nobody knows of yet; its
 * answers are the draft's then. `failed`: the tray has told it.
 */
export type LoadResult =
  | {
      readonly ok: true;
      readonly assessment: Assessment;
      readonly draft: Draft | null;
      /** `isCounted`: the server has this one, and no other in its place. */
      readonly submission: {
        readonly stage: 'left' | 'confirmed' | 'unanswered' | 'settled';
        readonly isCounted: boolean;
      } | null;
      readonly seed: number;
      readonly nowUnix: number;
    }
  | { readonly ok: false; readonly reason: 'notFound' | 'failed' };

/**
 * `invalid`: 422. `refused`: the server answered and did not count it. `unknown`: nobody can tell whether it was
 * counted (no answer, or none that can be read). `noConnection`: nothing was sent, because there is none. `withdrawn`:
 * it waited and was withdrawn elsewhere. `overtaken`: another submission, from another device, used the attempt.
 * `notSent`: it left before, did not arrive, and may not be repeated by itself.
 */
export type SubmitResult =
  | { readonly ok: true; readonly assessment: Assessment }
  | {
      readonly ok: false;
      readonly reason: 'invalid' | 'refused' | 'unknown' | 'noConnection' | 'withdrawn' | 'overtaken' | 'notSent';
    };

/**
 * What the server says about the attempt after a reply that never arrived: whether it has this submission, none, or
 * another one.
 */
export type AskResult =
  | { readonly ok: true; readonly assessment: Assessment; readonly standing: SubmissionStanding }
  | { readonly ok: false; readonly reason: 'noConnection' | 'failed' };

export interface TakingInput {
  readonly assessmentId: number;
}

interface TakingContext extends WholeDraft {
  /** Questions whose file is on its way (C-31). */
  readonly uploading: readonly number[];
  /** It was sent and not counted: whoever reads the answers once more must know. */
  readonly wasNotSubmitted: boolean;
  /** A call left that nobody knows the answer of: the server is asked before the next one leaves. */
  readonly mayHaveArrived: boolean;
}

type TakingEvent =
  | {
      readonly type: 'option.toggled';
      readonly question: Pick<Question, 'id' | 'answer_count'>;
      readonly optionId: number;
    }
  | { readonly type: 'text.changed'; readonly questionId: number; readonly text: string }
  | { readonly type: 'upload.started'; readonly questionId: number }
  | {
      readonly type: 'upload.finished';
      readonly questionId: number;
      readonly file: { readonly id: number; readonly name: string; readonly bytes: number };
    }
  /** It failed, or somebody cancelled it. */
  | { readonly type: 'upload.ended'; readonly questionId: number }
  | { readonly type: 'file.removed'; readonly questionId: number }
  /** The query has a newer assessment (C-30), or the page has reached another state with the one it has. Unix seconds. */
  | { readonly type: 'assessment.changed'; readonly assessment: Assessment; readonly nowUnix: number }
  | { readonly type: 'check.requested' }
  | { readonly type: 'check.left' }
  | { readonly type: 'submission.confirmed' }
  /** What waits may be tried now: the connection is back, or enough time has passed. */
  | { readonly type: 'delivery.due' }
  | { readonly type: 'submission.withdrawn' }
  /** Another tab shows this attempt now; the answers are on the device. */
  | { readonly type: 'opened.elsewhere' }
  /** Another tab, which had it until now, has put its last answers on the device. */
  | { readonly type: 'draft.arrived'; readonly draft: Draft }
  | { readonly type: 'submitted.elsewhere' }
  | { readonly type: 'continued.here' }
  /** The learner takes over the answers of another attempt, which are on this device and were never sent. */
  | { readonly type: 'offer.taken'; readonly draft: Draft }
  /** The learner takes over one answer of the attempt that was marked last. */
  | { readonly type: 'former.taken'; readonly questionId: number; readonly given: GivenAnswer }
  | { readonly type: 'retake.requested' }
  | { readonly type: 'retried' };

type Answered = { readonly ok: true; readonly assessment: Assessment } | { readonly ok: false };

export const draftOf = ({ assessmentId, attempts, order, answers, aside }: TakingContext): WholeDraft => ({
  assessmentId,
  attempts,
  order,
  answers,
  aside,
});

/** What the page shows of an attempt; null before one began. */
const shownDraft = (context: TakingContext): WholeDraft | null =>
  context.order.length === 0 ? null : draftOf(context);

type Told = Extract<TakingEvent, { readonly type: 'assessment.changed' }>;

/** Guards and actions with what they look at. */
const ofLoad = ({ event }: { event: { output: LoadResult } }) => ({ result: event.output });

export const entryIs = (entry: Entry) => ({
  type: 'entryIs' as const,
  params: ({ event }: { event: { output: LoadResult } }) => ({ result: event.output, entry }),
});

export const outcomeIs = (outcome: Outcome) => ({
  type: 'outcomeIs' as const,
  params: ({ event }: { event: { output: Answered } }) => ({ result: event.output, outcome }),
});

export const countedAs = (outcome: Outcome) => ({
  type: 'countedAs' as const,
  params: ({ event }: { event: { output: AskResult } }) => ({ result: event.output, outcome }),
});

/**
 * Another tab of this browser submitted the attempt: the result is this person's, whatever this tab held of the
 * answers.
 */
export const submittedAs = (outcome: Outcome) => ({
  type: 'submittedAs' as const,
  params: ({ event }: { event: { output: AskResult } }) => ({ result: event.output, outcome }),
});

/** What was submitted when the page was here last has counted since. */
export const wasCountedAs = (outcome: Outcome) => ({
  type: 'wasCountedAs' as const,
  params: ({ event }: { event: { output: LoadResult } }) => ({ result: event.output, outcome }),
});

/** A reviewer decided while somebody looked (D-10, Y-09). */
export const decidedAs = (outcome: Outcome) => ({
  type: 'decidedAs' as const,
  params: ({ event }: { event: { assessment: Assessment } }) => ({ assessment: event.assessment, outcome }),
});

/** What the server says is no longer what this page shows. */
export const isNoLonger = (entry: Entry) => ({
  type: 'isNoLonger' as const,
  params: ({ event }: { event: Told }) => ({ assessment: event.assessment, nowUnix: event.nowUnix, entry }),
});

/** Elsewhere the attempt was used, or nothing can be submitted any more (H5): its answers stay on the device. */
export const endsElsewhere = {
  guard: {
    type: 'endedElsewhere' as const,
    params: ({ event }: { event: Told }) => ({ assessment: event.assessment, nowUnix: event.nowUnix }),
  },
  target: '#taking.loading',
} as const;

export const submissionIs = (stage: 'left' | 'confirmed') => ({
  type: 'submissionIs' as const,
  params: ({ event }: { event: { output: LoadResult } }) => ({ result: event.output, stage }),
});

export const failedBecause = (reason: string) => ({
  type: 'failedBecause' as const,
  params: ({ event }: { event: { output: LoadResult | SubmitResult | AskResult } }) => ({
    result: event.output,
    reason,
  }),
});

/** Another device's submission used the attempt: the page begins anew, and these answers become an offer. */
export const wasOvertaken = {
  type: 'isOvertaken' as const,
  params: ({ event }: { event: { output: SubmitResult | AskResult } }) => ({ result: event.output }),
};

export const startAttempt = { type: 'startAttempt' as const, params: ofLoad };
export const clearSubmitted = { type: 'clearSubmitted' as const, params: ofLoad };
export const saveDraft = {
  type: 'saveDraft' as const,
  params: ({ context }: { context: TakingContext }) => draftOf(context),
};
export const clearDraft = {
  type: 'clearDraft' as const,
  params: ({ context }: { context: TakingContext }) => draftOf(context),
};
export const queueSubmission = {
  type: 'queueSubmission' as const,
  params: ({ context }: { context: TakingContext }) => draftOf(context),
};
export const withdrawSubmission = {
  type: 'withdrawSubmission' as const,
  params: ({ context }: { context: TakingContext }) => draftOf(context),
};
export const reportUnexpectedError = {
  type: 'reportUnexpectedError' as const,
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
};

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
