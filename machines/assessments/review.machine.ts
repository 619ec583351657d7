import { assign, setup } from 'xstate';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { ReviewSubmission } from '#contracts/assessments/review.schema.ts';
import { promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';
import {
  decisionActions,
  decisionActors,
  decisionDelays,
  decisionGuards,
  decisionStates,
  tabTransitions,
  type DecisionEvent,
} from '../submission/decision.kit.ts';
import { reportUnexpectedError } from '../submission/sending.kit.ts';
import {
  beginReview,
  commentIsMissing,
  isOwnWork,
  markAll,
  reviewRows,
  submissionOf,
  unmarkedIds,
  waitsForReview,
  type Markable,
  type ReviewDraft,
  type ReviewFile,
  type ReviewSubject,
} from './review-rules.ts';

/**
 * The work as the server has it, what this device kept of its review, and whether its decision was made before and may
 * not have been sent. `denied`: 403, the session stands (D-14). `failed`: the tray has told it.
 */
export type LoadReviewResult =
  | {
      readonly ok: true;
      readonly assessment: Assessment;
      readonly draft: ReviewDraft | null;
      readonly isDecided: boolean;
    }
  | { readonly ok: false; readonly reason: 'notFound' | 'denied' | 'failed' };

export interface ReviewInput {
  readonly subject: ReviewSubject;
  readonly reviewerId: number;
}

interface ReviewContext extends ReviewInput, ReviewDraft {
  /** What each answer is, as far as its mark needs it. Words and files stay with the query. */
  readonly rows: readonly Markable[];
}

type ReviewEvent =
  | { readonly type: 'mark.set'; readonly questionId: number; readonly correct: boolean }
  | { readonly type: 'marks.setAll'; readonly correct: boolean }
  | { readonly type: 'comment.changed'; readonly comment: string }
  | { readonly type: 'upload.started' }
  | { readonly type: 'upload.finished'; readonly file: ReviewFile }
  /** It failed, or somebody cancelled it. */
  | { readonly type: 'upload.ended' }
  | { readonly type: 'file.removed' }
  | { readonly type: 'submit.requested' }
  /** Answers that nobody looked at count as not correct; it is meant so, or it is not. */
  | { readonly type: 'submit.confirmed' | 'cancelled' }
  /** What an earlier decision of somebody else left unsent is not wanted. */
  | { readonly type: 'draft.discarded' }
  /** The query has a newer assessment. */
  | { readonly type: 'assessment.changed'; readonly assessment: Assessment }
  | DecisionEvent;

/** A decision on its way: what is sent, and what it was made of. */
export interface Decision {
  readonly subject: ReviewSubject;
  readonly draft: ReviewDraft;
  readonly submission: ReviewSubmission;
}

const draftOf = ({ attempt, marks, comment, file }: ReviewContext): ReviewDraft => ({ attempt, marks, comment, file });
const decisionOf = (context: ReviewContext): Decision => ({
  subject: context.subject,
  draft: draftOf(context),
  submission: submissionOf(context.rows, draftOf(context)),
});

const decision = ({ context }: { context: ReviewContext }) => decisionOf(context);
const saveDraft = { type: 'saveDraft' as const, params: decision };
const storeDecision = { type: 'storeDecision' as const, params: decision };
const forgetDecision = { type: 'forgetDecision' as const, params: decision };
const clearDraft = { type: 'clearDraft' as const, params: decision };
const sendWithPage = { type: 'sendWithPage' as const, params: decision };

const result = ({ event }: { event: { output: LoadReviewResult } }) => ({ result: event.output });
const beginWith = { type: 'beginWith' as const, params: result };
const failedBecause = (reason: string) => ({
  type: 'failedBecause' as const,
  params: ({ event }: { event: { output: LoadReviewResult } }) => ({ result: event.output, reason }),
});

const changeOf = ({ event }: { event: { assessment: Assessment } }) => ({ assessment: event.assessment });
/** The learner handed in again: whatever was typed belongs to the attempt before. */
const anotherAttempt = {
  guard: { type: 'isAnotherAttempt' as const, params: changeOf },
  target: '#review.loading',
} as const;
/** Y-09, D-11: a second reviewer was first. */
const decidedElsewhere = {
  guard: { type: 'isDecided' as const, params: changeOf },
  target: '#review.alreadyReviewed',
  actions: forgetDecision,
} as const;

/**
 * Reviewing the work of one person (D-01 to D-19). The call of a decision leaves once: when the time to undo it is
 * over, or with the page. Effects are promised; `review.actors.ts` of the app keeps them.
 */
export const reviewMachine = setup({
  types: {
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    input: {} as ReviewInput,
    meta: {} as StateMeta,
    /** `marking`: the form can be changed. `decided`: it stands as it was decided. `busy`: a call is on its way. */
    tags: {} as 'busy' | 'marking' | 'decided',
  },
  actors: {
    loadReview: promisedActor<LoadReviewResult, { subject: ReviewSubject }>('loadReview'),
    ...decisionActors<Decision>(),
  },
  actions: {
    ...decisionActions<Decision>(),
    beginWith: assign((_, { result: loaded }: { result: LoadReviewResult }) => {
      if (!loaded.ok) return {};
      const rows = reviewRows(loaded.assessment).map(({ questionId, type, correct, isManual }) => ({
        questionId,
        type,
        correct,
        isManual,
      }));
      return { rows, ...beginReview(loaded.assessment.attempts, rows, loaded.draft) };
    }),
    setMark: assign(({ context }, { questionId, correct }: { questionId: number; correct: boolean }) => ({
      marks: { ...context.marks, [questionId]: correct },
    })),
    setAllMarks: assign(({ context }, { correct }: { correct: boolean }) => ({
      marks: markAll(context.rows, correct),
    })),
    setComment: assign((_, { comment }: { comment: string }) => ({ comment })),
    attach: assign((_, { file }: { file: ReviewFile }) => ({ file })),
    detach: assign({ file: null }),
    emptyForm: assign({ comment: '', file: null }),
  },
  guards: {
    isOwn: ({ context }, { result: loaded }: { result: LoadReviewResult }) =>
      loaded.ok && waitsForReview(loaded.assessment) && isOwnWork(loaded.assessment, context.reviewerId),
    hasComment: ({ context }) => context.comment.trim() !== '',
    wasDecidedBefore: (_, { result: loaded }: { result: LoadReviewResult }) =>
      loaded.ok && waitsForReview(loaded.assessment) && loaded.isDecided,
    isOpen: (_, { result: loaded }: { result: LoadReviewResult }) => loaded.ok && waitsForReview(loaded.assessment),
    isClosed: (_, { result: loaded }: { result: LoadReviewResult }) => loaded.ok && !waitsForReview(loaded.assessment),
    failedBecause: (_, { result: failed, reason }: { result: LoadReviewResult; reason: string }) =>
      !failed.ok && failed.reason === reason,
    ...decisionGuards,
    /** D-07. */
    isComplete: ({ context }) => !commentIsMissing(context),
    /** R12: nobody fails because a page was sent untouched. */
    isReady: ({ context }) => !commentIsMissing(context) && unmarkedIds(context.rows, context.marks).length === 0,
    isDecided: (_, { assessment }: { assessment: Assessment }) => !waitsForReview(assessment),
    isAnotherAttempt: ({ context }, { assessment }: { assessment: Assessment }) =>
      waitsForReview(assessment) && assessment.attempts !== context.attempt,
  },
  delays: decisionDelays,
}).createMachine({
  id: 'review',
  context: ({ input }) => ({ ...input, attempt: -1, rows: [], marks: {}, comment: '', file: null }),
  initial: 'loading',
  states: {
    loading: {
      meta: { items: ['D-01', 'D-02'], description: 'The work is on its way.' },
      tags: 'busy',
      invoke: {
        id: 'loadReview',
        src: 'loadReview',
        input: ({ context }) => ({ subject: context.subject }),
        onDone: [
          { guard: { type: 'isOwn', params: result }, target: 'ownWork' },
          { guard: { type: 'wasDecidedBefore', params: result }, target: 'queued.sending', actions: beginWith },
          { guard: { type: 'isOpen', params: result }, target: 'form', actions: beginWith },
          { guard: { type: 'isClosed', params: result }, target: 'alreadyReviewed', actions: beginWith },
          { guard: failedBecause('denied'), target: 'denied' },
          { guard: failedBecause('notFound'), target: 'notFound' },
          { target: 'notLoaded' },
        ],
        onError: { target: 'notLoaded', actions: reportUnexpectedError },
      },
    },
    ownWork: { meta: { items: ['D-12'], description: 'This person handed it in themselves: somebody else decides.' } },
    notFound: { meta: { items: ['A-26', 'D-18'], description: 'The link leads to no work.' } },
    denied: {
      meta: {
        items: ['D-14', 'B-15'],
        description: 'This person has no admin account in the organisation of the work; their session stands.',
      },
    },
    notLoaded: {
      meta: { items: ['J-05'], description: 'The work did not arrive; the tray says why.' },
      on: { retried: 'loading' },
    },
    form: {
      meta: {
        items: ['D-03', 'D-04', 'D-05', 'D-08', 'D-19'],
        description: 'Answers are being marked; nothing was sent.',
      },
      tags: 'marking',
      initial: 'idle',
      states: {
        idle: {
          meta: { items: ['D-07', 'D-18'], description: 'No file is on its way.' },
          on: {
            'upload.started': 'uploading',
            'submit.requested': [
              { guard: 'isReady', target: '#review.waiting', actions: storeDecision },
              { guard: 'isComplete', target: 'confirming' },
            ],
          },
        },
        confirming: {
          meta: {
            items: ['D-03', 'D-09', 'WCAG 3.3.4'],
            description: 'Answers were not looked at: whether they count as not correct is asked.',
          },
          on: { 'submit.confirmed': { target: '#review.waiting', actions: storeDecision }, cancelled: 'idle' },
        },
        uploading: {
          meta: { items: ['D-06', 'D-18'], description: 'The attachment is on its way.' },
          on: {
            'upload.finished': {
              target: 'idle',
              actions: [{ type: 'attach', params: ({ event }) => event }, saveDraft],
            },
            'upload.ended': 'idle',
          },
        },
      },
      on: {
        'mark.set': { actions: [{ type: 'setMark', params: ({ event }) => event }, saveDraft] },
        'marks.setAll': { actions: [{ type: 'setAllMarks', params: ({ event }) => event }, saveDraft] },
        'comment.changed': { actions: [{ type: 'setComment', params: ({ event }) => event }, saveDraft] },
        'file.removed': { actions: ['detach', saveDraft] },
        'assessment.changed': [anotherAttempt, decidedElsewhere],
        ...tabTransitions('review'),
      },
    },
    waiting: {
      meta: {
        items: ['D-09', 'WCAG 3.3.4'],
        description: 'The decision is made and can be taken back; its call has not left.',
      },
      tags: 'decided',
      after: { undoTime: 'submitting' },
      on: {
        'undo.extended': { target: 'waiting', reenter: true, actions: storeDecision },
        undone: { target: 'form', actions: forgetDecision },
        'page.left': { target: 'unconfirmed', actions: sendWithPage },
        'assessment.changed': [{ ...anotherAttempt, actions: forgetDecision }, decidedElsewhere],
      },
    },
    ...decisionStates({
      id: 'review',
      work: decision,
      items: { undo: ['D-09', 'WCAG 3.3.4'], sending: ['D-09', 'D-17'], asking: ['D-10', 'D-11', 'D-17'] },
    }),
    done: {
      meta: { items: ['D-10', 'D-11', 'D-15'], description: 'This person decided; the learner was told.' },
      on: { 'assessment.changed': anotherAttempt },
    },
    alreadyReviewed: {
      meta: {
        items: ['D-11', 'D-15'],
        description:
          'Somebody decided before, or nothing waits for a decision: status, date and score, to read. A comment that was not sent can be discarded.',
      },
      on: {
        'assessment.changed': anotherAttempt,
        'draft.discarded': { guard: 'hasComment', actions: ['emptyForm', clearDraft] },
      },
    },
  },
});
