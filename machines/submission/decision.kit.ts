import { promisedAction, promisedActor } from '../promised.ts';
import { UNDO_MILLISECONDS } from '../undo.ts';
import { failedBecause, reportUnexpectedError, sendingActions, sendingGuards, succeeded } from './sending.kit.ts';

/** What a chart with a decision hears besides the events of its form. */
export type DecisionEvent =
  | { readonly type: 'undone' }
  /**
   * Pointer or focus is on what takes the decision back, or has just left it: the time to undo begins anew (WCAG
   * 2.2.1).
   */
  | { readonly type: 'undo.extended' }
  /** The page is closing, or its person goes elsewhere. */
  | { readonly type: 'page.left' }
  /** What waits may be sent now: the connection is back, or enough time has passed. */
  | { readonly type: 'delivery.due' }
  /** Another tab shows the same form now; what was typed is on the device. */
  | { readonly type: 'opened.elsewhere' }
  /** The tab that had it has stored its last keystroke, or has submitted it. */
  | { readonly type: 'draft.arrived' | 'submitted.elsewhere' }
  | { readonly type: 'continued.here' }
  | { readonly type: 'retried' };

/**
 * What became of sending a decision. `invalid`: 422, a fault in it or a decision that somebody else made first.
 * `denied`: 403, the session stands. `refused`: the server answered and did nothing. `unknown`: no reply tells whether
 * it counted. `noConnection`: nothing was sent, because there is none. `overtaken`: the server has somebody else's in
 * its place. `withdrawn`: it was taken back in another tab.
 */
export type SubmitDecisionResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'invalid' | 'denied' | 'refused' | 'unknown' | 'noConnection' | 'overtaken' | 'withdrawn';
    };

/** What the server has after a decision whose outcome is not known: nothing yet, this person's, or somebody else's. */
export type AskDecisionResult =
  | { readonly ok: true; readonly standing: 'open' | 'mine' | 'other' }
  | { readonly ok: false; readonly reason: 'noConnection' | 'failed' };

const standingIs = (standing: 'mine' | 'other' | 'open') => ({
  type: 'standingIs' as const,
  params: ({ event }: { event: { output: AskDecisionResult } }) => ({ result: event.output, standing }),
});

/** The guards that the states below ask; spread them into the guards of a chart. */
export const decisionGuards = {
  ...sendingGuards,
  standingIs: (_: unknown, { result: asked, standing }: { result: AskDecisionResult; standing: string }): boolean =>
    asked.ok && asked.standing === standing,
};

/** The promised effects that the states below start with what is decided (`W`); spread them into the actors of a chart. */
export const decisionActors = <W>() => ({
  submitDecision: promisedActor<SubmitDecisionResult, W>('submitDecision'),
  /** A fresh answer of the server, past every cache. */
  askAfter: promisedActor<AskDecisionResult, W>('askAfter'),
});

/**
 * What the device is told of a decision (`W`), and of what was typed before it; spread them into the actions of a
 * chart.
 */
export const decisionActions = <W>() => ({
  /** At every change; the store decides when it writes. */
  saveDraft: promisedAction<W>('saveDraft'),
  /** In the outbox at once: should the page be gone before the reply, another page sends it. */
  storeDecision: promisedAction<W>('storeDecision'),
  /** Without a connection: it is sent by itself, from any page, when there is one. */
  queueDecision: promisedAction<W>('queueDecision'),
  forgetDecision: promisedAction<W>('forgetDecision'),
  /** The draft and the stored decision. */
  clearDraft: promisedAction<W>('clearDraft'),
  /** Nobody hears the answer any more. */
  sendWithPage: promisedAction<W>('sendWithPage'),
  ...sendingActions,
});

export const decisionDelays = { undoTime: UNDO_MILLISECONDS };

/** What a flow says of the states that every decision goes through. */
export interface DecisionStates<Id extends string, C, W> {
  /** The chart's own id: targets name it. */
  readonly id: Id;
  /** What is sent: the subject, what was typed and what was decided. */
  readonly work: (args: { context: C }) => W;
  /** Items of the checklist that the states answer. */
  readonly items: {
    readonly undo: readonly string[];
    readonly sending: readonly string[];
    readonly asking: readonly string[];
  };
}

/**
 * The states of a decision that leaves once and loses nothing: sending, asking the server after a lost reply, waiting
 * for a connection, an outcome that is not known yet, and another tab with the same form. The chart brings `loading`,
 * its form under the name `form`, the time to undo, `denied`, `done` and `alreadyReviewed`; the actors `submitDecision`
 * and `askAfter`; and the actions `forgetDecision`, `clearDraft`, `queueDecision` and `reportUnexpectedError`.
 */
export const decisionStates = <const Id extends string, C, W>({ id, work, items }: DecisionStates<Id, C, W>) => {
  const at = <const S extends string>(state: S) => `#${id}.${state}` as const;
  const forgetDecision = { type: 'forgetDecision' as const, params: work };
  const clearDraft = { type: 'clearDraft' as const, params: work };
  const queueDecision = { type: 'queueDecision' as const, params: work };
  const settled = [
    { guard: succeeded, target: at('done'), actions: clearDraft },
    { guard: failedBecause('denied'), target: at('denied'), actions: forgetDecision },
  ] as const;
  return {
    submitting: {
      meta: { items: items.sending, description: 'The decision is with the server.' },
      tags: ['busy', 'decided'],
      invoke: {
        id: 'submitDecision',
        src: 'submitDecision',
        input: work,
        onDone: [
          ...settled,
          { guard: failedBecause('refused'), target: at('form'), actions: forgetDecision },
          { guard: failedBecause('noConnection'), target: at('queued'), actions: queueDecision },
          { target: at('askingAfter') },
        ],
        onError: { target: at('askingAfter'), actions: reportUnexpectedError },
      },
    },
    askingAfter: {
      meta: {
        items: items.asking,
        description: 'The server is asked what became of it: this decision, another one, or none.',
      },
      tags: ['busy', 'decided'],
      invoke: {
        id: 'askAfter',
        src: 'askAfter',
        input: work,
        onDone: [
          { guard: standingIs('mine'), target: at('done'), actions: clearDraft },
          { guard: standingIs('other'), target: at('alreadyReviewed'), actions: forgetDecision },
          { guard: standingIs('open'), target: at('form'), actions: forgetDecision },
          { guard: failedBecause('noConnection'), target: at('queued'), actions: queueDecision },
          { target: at('unconfirmed') },
        ],
        onError: { target: at('unconfirmed'), actions: reportUnexpectedError },
      },
    },
    queued: {
      meta: {
        items: [...items.asking, 'J-05'],
        description: 'There is no connection; the decision is on the device and goes when there is one.',
      },
      tags: 'decided',
      initial: 'resting',
      states: {
        resting: {
          meta: { items: items.undo, description: 'It waits, and can be taken back.' },
          on: { 'delivery.due': { target: 'sending' }, undone: { target: at('form'), actions: forgetDecision } },
        },
        sending: {
          meta: { items: items.sending, description: 'The server is asked whether it has it; if not, it is sent.' },
          tags: 'busy',
          invoke: {
            id: 'sendQueued',
            src: 'submitDecision',
            input: work,
            onDone: [
              ...settled,
              { guard: failedBecause('overtaken'), target: at('alreadyReviewed'), actions: forgetDecision },
              { guard: failedBecause('unknown'), target: 'resting' },
              { guard: failedBecause('noConnection'), target: 'resting' },
              // Refused, or taken back in another tab: it is a draft again.
              { target: at('form'), actions: forgetDecision },
            ],
            onError: { target: 'resting', actions: reportUnexpectedError },
          },
        },
      },
    },
    unconfirmed: {
      meta: {
        items: items.asking,
        description: 'Nobody can say yet whether the decision counted; everything is stored.',
      },
      tags: 'decided',
      on: { retried: { target: at('askingAfter') }, 'delivery.due': { target: at('askingAfter') } },
    },
    elsewhere: {
      meta: { items: items.undo, description: 'Another tab has this form; here it can be read, and taken over.' },
      on: { 'continued.here': { target: at('loading') }, 'submitted.elsewhere': { target: at('loading') } },
    },
  } as const;
};

/** The way to another tab, for the states in which the form can be changed, and the way back with what it stored. */
export const tabTransitions = <const Id extends string>(id: Id) =>
  ({
    'opened.elsewhere': { target: `#${id}.elsewhere` as const },
    'draft.arrived': { target: `#${id}.loading` as const },
  }) as const;
