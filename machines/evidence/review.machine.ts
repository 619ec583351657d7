import { assign, setup } from 'xstate';
import type { Evidence, EvidenceDecision } from '#contracts/evidence/evidence.schema.ts';
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
  EMPTY_FORM,
  evidenceDecision,
  isFormComplete,
  type EvidenceDraft,
  type EvidenceForm,
  type EvidenceVerdict,
} from './evidence-form.ts';
import { isOwnEvidence, waitsForReview } from './evidence-status.ts';

/** A decision that this device made before and may not have sent. */
interface DecidedBefore {
  readonly draft: EvidenceDraft;
  readonly submission: EvidenceDecision;
}

/**
 * The evidence as the server has it, and what this device stored. `denied`: 403, the session stands. `failed`:
 * the tray has told it.
 */
export type LoadEvidenceResult =
  | {
      readonly ok: true;
      readonly evidence: Evidence;
      readonly draft: EvidenceDraft | null;
      readonly decided: DecidedBefore | null;
    }
  | { readonly ok: false; readonly reason: 'notFound' | 'denied' | 'failed' };

export interface EvidenceReviewInput {
  /** Of the link in the mail. */
  readonly key: string;
  readonly reviewerId: number;
}

interface EvidenceReviewContext extends EvidenceReviewInput, EvidenceDraft {
  /** What was decided, as it leaves. */
  readonly submission: EvidenceDecision | null;
}

type EvidenceReviewEvent =
  | { readonly type: 'verdict.chosen'; readonly verdict: EvidenceVerdict }
  | { readonly type: 'form.changed'; readonly change: Partial<EvidenceForm> }
  | { readonly type: 'submit.requested'; readonly nowUnix: number }
  /** What an earlier decision of somebody else left unsent is not wanted. */
  | { readonly type: 'draft.discarded' }
  /** The query has newer evidence. */
  | { readonly type: 'evidence.changed'; readonly evidence: Evidence }
  | DecisionEvent;

/** Something typed, or a decision on its way (`submission`). */
export interface EvidenceWork {
  readonly key: string;
  readonly draft: EvidenceDraft;
  readonly submission: EvidenceDecision | null;
}

const work = ({
  context: { key, verdict, completedOn, score, message, submission },
}: {
  context: EvidenceReviewContext;
}): EvidenceWork => ({
  key,
  draft: { verdict, completedOn, score, message },
  submission,
});
const saveDraft = { type: 'saveDraft' as const, params: work };
const storeDecision = { type: 'storeDecision' as const, params: work };
const forgetDecision = { type: 'forgetDecision' as const, params: work };
const clearDraft = { type: 'clearDraft' as const, params: work };
const sendWithPage = { type: 'sendWithPage' as const, params: work };

const result = ({ event }: { event: { output: LoadEvidenceResult } }) => ({ result: event.output });
const beginWith = { type: 'beginWith' as const, params: result };
const failedBecause = (reason: string) => ({
  type: 'failedBecause' as const,
  params: ({ event }: { event: { output: LoadEvidenceResult } }) => ({ result: event.output, reason }),
});

/** Q-12, Y-09: a second reviewer was first. */
const decidedElsewhere = {
  guard: {
    type: 'isDecided' as const,
    params: ({ event }: { event: { evidence: Evidence } }) => ({ evidence: event.evidence }),
  },
  target: '#evidence.alreadyReviewed',
  actions: forgetDecision,
} as const;
const submitRequested = {
  guard: {
    type: 'isComplete' as const,
    params: ({ event }: { event: { nowUnix: number } }) => ({ nowUnix: event.nowUnix }),
  },
  target: '#evidence.waiting',
  actions: [
    { type: 'decide' as const, params: ({ event }: { event: { nowUnix: number } }) => ({ nowUnix: event.nowUnix }) },
    storeDecision,
  ],
} as const;

/**
 * Reviewing one piece of evidence. The call of a decision leaves once: when the time to undo it is over,
 * or with the page. Effects are promised; `review.actors.ts` of the app keeps them.
 */
export const evidenceReviewMachine = setup({
  types: {
    context: {} as EvidenceReviewContext,
    events: {} as EvidenceReviewEvent,
    input: {} as EvidenceReviewInput,
    meta: {} as StateMeta,
    /** `open`: the form can be changed. `decided`: it stands as it was decided. `busy`: a call is on its way. */
    tags: {} as 'busy' | 'open' | 'decided',
  },
  actors: {
    loadEvidence: promisedActor<LoadEvidenceResult, { key: string }>('loadEvidence'),
    ...decisionActors<EvidenceWork>(),
  },
  actions: {
    ...decisionActions<EvidenceWork>(),
    beginWith: assign((_, { result: loaded }: { result: LoadEvidenceResult }) =>
      loaded.ok ? { ...loaded.draft, ...loaded.decided?.draft, submission: loaded.decided?.submission ?? null } : {},
    ),
    setVerdict: assign((_, { verdict }: { verdict: EvidenceVerdict }) => ({ verdict })),
    fillIn: assign((_, { change }: { change: Partial<EvidenceForm> }) => change),
    emptyForm: assign({ ...EMPTY_FORM, verdict: null }),
    decide: assign(({ context }, { nowUnix }: { nowUnix: number }) =>
      context.verdict === null ? {} : { submission: evidenceDecision(context.verdict, context, nowUnix) },
    ),
  },
  guards: {
    isOwn: ({ context }, { result: loaded }: { result: LoadEvidenceResult }) =>
      loaded.ok && waitsForReview(loaded.evidence) && isOwnEvidence(loaded.evidence, context.reviewerId),
    hasMessage: ({ context }) => context.message.trim() !== '',
    wasDecidedBefore: (_, { result: loaded }: { result: LoadEvidenceResult }) =>
      loaded.ok && waitsForReview(loaded.evidence) && loaded.decided !== null,
    isOpen: (_, { result: loaded }: { result: LoadEvidenceResult }) => loaded.ok && waitsForReview(loaded.evidence),
    isClosed: (_, { result: loaded }: { result: LoadEvidenceResult }) => loaded.ok && !waitsForReview(loaded.evidence),
    failedBecause: (_, { result: failed, reason }: { result: LoadEvidenceResult; reason: string }) =>
      !failed.ok && failed.reason === reason,
    ...decisionGuards,
    /** */
    isComplete: ({ context }, { nowUnix }: { nowUnix: number }) => isFormComplete(context.verdict, context, nowUnix),
    accepts: ({ context }) => context.verdict === 'accepted',
    rejects: ({ context }) => context.verdict === 'rejected',
    isDecided: (_, { evidence }: { evidence: Evidence }) => !waitsForReview(evidence),
  },
  delays: decisionDelays,
}).createMachine({
  id: 'evidence',
  context: ({ input }) => ({ ...input, ...EMPTY_FORM, verdict: null, submission: null }),
  initial: 'loading',
  states: {
    loading: {
      meta: { items: ['Q-01'], description: 'The evidence is on its way.' },
      tags: 'busy',
      invoke: {
        id: 'loadEvidence',
        src: 'loadEvidence',
        input: ({ context }) => ({ key: context.key }),
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
    ownWork: { meta: { items: ['Q-11'], description: 'This person sent it themselves: somebody else decides.' } },
    notFound: { meta: { items: ['A-26', 'Q-13'], description: 'The link leads to no evidence.' } },
    denied: {
      meta: {
        items: ['Q-11', 'B-15'],
        description: 'This person has no admin account in the organisation of the evidence; their session stands.',
      },
    },
    notLoaded: {
      meta: { items: ['J-05'], description: 'The evidence did not arrive; the tray says why.' },
      on: { retried: 'loading' },
    },
    form: {
      meta: { items: ['Q-01', 'Q-13'], description: 'Nothing was decided, and nothing was sent.' },
      tags: 'open',
      initial: 'deciding',
      states: {
        deciding: {
          meta: { items: ['Q-13'], description: 'Neither accepted nor rejected yet.' },
          always: [
            { guard: 'accepts', target: 'accepting' },
            { guard: 'rejects', target: 'rejecting' },
          ],
        },
        accepting: {
          meta: { items: ['Q-04'], description: 'Date and score are filled in.' },
          on: { 'submit.requested': submitRequested },
        },
        rejecting: {
          meta: { items: ['Q-05'], description: 'A message is written, or none.' },
          on: { 'submit.requested': submitRequested },
        },
      },
      on: {
        'verdict.chosen': {
          target: '.deciding',
          actions: [{ type: 'setVerdict', params: ({ event }) => event }, saveDraft],
        },
        'form.changed': { actions: [{ type: 'fillIn', params: ({ event }) => event }, saveDraft] },
        'evidence.changed': decidedElsewhere,
        ...tabTransitions('evidence'),
      },
    },
    waiting: {
      meta: {
        items: ['Q-04', 'Q-05', 'WCAG 3.3.4'],
        description: 'The decision is made and can be taken back; its call has not left.',
      },
      tags: 'decided',
      after: { undoTime: 'submitting' },
      on: {
        'undo.extended': { target: 'waiting', reenter: true, actions: storeDecision },
        undone: { target: 'form', actions: forgetDecision },
        'page.left': { target: 'unconfirmed', actions: sendWithPage },
        'evidence.changed': decidedElsewhere,
      },
    },
    ...decisionStates({
      id: 'evidence',
      work,
      items: { undo: ['Q-04', 'Q-05', 'WCAG 3.3.4'], sending: ['Q-04', 'Q-05'], asking: ['Q-02', 'Q-12'] },
    }),
    done: { meta: { items: ['Q-06'], description: 'This person decided; the learner was told.' } },
    alreadyReviewed: {
      meta: {
        items: ['Q-02', 'Q-12'],
        description: 'Somebody decided before: to read. What was typed and not sent can be discarded.',
      },
      on: { 'draft.discarded': { guard: 'hasMessage', actions: ['emptyForm', clearDraft] } },
    },
  },
});
