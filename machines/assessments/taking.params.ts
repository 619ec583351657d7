import type { Assessment, Question } from '#contracts/assessments/assessment.schema.ts';
import type { GivenAnswer } from './answers.ts';
import type { Draft, WholeDraft } from './draft.ts';
import type { Entry, Outcome } from './entry.ts';
import type { AskResult, LoadResult, SubmitResult } from './taking.results.ts';

export interface TakingInput {
  readonly assessmentId: number;
}

export interface TakingContext extends WholeDraft {
  /** Questions whose file is on its way (C-31). */
  readonly uploading: readonly number[];
  /** It was sent and not counted: whoever reads the answers once more must know. */
  readonly wasNotSubmitted: boolean;
  /** A call left that nobody knows the answer of: the server is asked before the next one leaves. */
  readonly mayHaveArrived: boolean;
}

export type TakingEvent =
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

export type Answered = { readonly ok: true; readonly assessment: Assessment } | { readonly ok: false };

export const draftOf = ({ assessmentId, attempts, order, answers, aside }: TakingContext): WholeDraft => ({
  assessmentId,
  attempts,
  order,
  answers,
  aside,
});

/** What the page shows of an attempt; null before one began. */
export const shownDraft = (context: TakingContext): WholeDraft | null =>
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

/** The page follows what happened elsewhere (H4): the cache has just been told, so nothing is fetched. */
export const followFrom = (entry: Entry) =>
  ({ 'assessment.changed': { guard: isNoLonger(entry), target: '#taking.loading' } }) as const;

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

/** Where an assessment leads that cannot be answered, whether it was opened or asked for again. */
export const closedEntries = [
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

/** What was submitted before the page was opened anew: it counted, it waits, or nobody counted it. */
export const submittedBefore = [
  { guard: wasCountedAs('passed'), target: '#taking.passed', actions: { type: 'clearSubmitted', params: ofLoad } },
  {
    guard: wasCountedAs('underReview'),
    target: '#taking.underReview',
    actions: { type: 'clearSubmitted', params: ofLoad },
  },
  { guard: wasCountedAs('failed'), target: '#taking.failed', actions: { type: 'clearSubmitted', params: ofLoad } },
  {
    guard: wasCountedAs('failedFinally'),
    target: '#taking.failed.final',
    actions: { type: 'clearSubmitted', params: ofLoad },
  },
  { guard: submissionIs('confirmed'), target: '#taking.queued', actions: startAttempt },
  { guard: submissionIs('left'), target: '#taking.queued.sending', actions: startAttempt },
] as const;

/** The result of a submission, wherever it was told. */
export const resultOf = [
  { guard: wasOvertaken, target: '#taking.loading' },
  { guard: outcomeIs('passed'), target: '#taking.passed', actions: clearDraft },
  { guard: outcomeIs('underReview'), target: '#taking.underReview', actions: clearDraft },
  { guard: outcomeIs('failed'), target: '#taking.failed', actions: clearDraft },
  { guard: outcomeIs('failedFinally'), target: '#taking.failed.final', actions: clearDraft },
] as const;

/** The same where it may be the result of an earlier one: only what was counted since this attempt began. */
export const countedResult = [
  { guard: wasOvertaken, target: '#taking.loading' },
  { guard: countedAs('passed'), target: '#taking.passed', actions: clearDraft },
  { guard: countedAs('underReview'), target: '#taking.underReview', actions: clearDraft },
  { guard: countedAs('failed'), target: '#taking.failed', actions: clearDraft },
  { guard: countedAs('failedFinally'), target: '#taking.failed.final', actions: clearDraft },
] as const;

/** The result of what another tab of this browser submitted; that tab has cleared its draft. */
export const resultElsewhere = [
  { guard: submittedAs('passed'), target: '#taking.passed' },
  { guard: submittedAs('underReview'), target: '#taking.underReview' },
  { guard: submittedAs('failed'), target: '#taking.failed' },
  { guard: submittedAs('failedFinally'), target: '#taking.failed.final' },
] as const;
