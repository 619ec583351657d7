import { assign, setup } from 'xstate';
import { promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';
import {
  failedBecause,
  reportUnexpectedError,
  sendingActions,
  sendingGuards,
  succeeded,
} from '../submission/sending.kit.ts';

/**
 * What came of a restart (N-21). Expected failures are results.
 *
 * - `denied`: the server does not let this person restart it any more.
 * - `unknown`: no reply, or one that tells nothing: it may have begun again.
 * - `failed`: nothing was done.
 */
export type RestartResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'denied' | 'unknown' | 'failed' };

/** How the server says that the collection stands, after a restart whose reply is missing. */
export type AskAfterRestartResult = { readonly ok: true; readonly isCompleted: boolean } | { readonly ok: false };

export interface RestartInput {
  /** N-14: it is completed, and the organisation lets learners restart their training. */
  readonly canRestart: boolean;
}

type RestartEvent =
  /** The page has newer facts of the collection. */
  | { readonly type: 'collection.changed'; readonly canRestart: boolean }
  /** `retried` asks the server again; nothing is sent again with it. */
  | { readonly type: 'requested' | 'confirmed' | 'cancelled' | 'retried' };

interface Asked {
  readonly result: AskAfterRestartResult;
}

const asked = ({ event }: { event: { output: AskAfterRestartResult } }): Asked => ({ result: event.output });

/**
 * A completed collection begins again (N-14, N-21, N-23): its person is asked first, and after a missing reply the
 * server is asked what became of it. Effects are promised; `restart.actors.ts` of the feature supplies them.
 */
export const restartMachine = setup({
  types: {
    context: {} as RestartInput,
    events: {} as RestartEvent,
    input: {} as RestartInput,
    meta: {} as StateMeta,
    /** `dialog`: the dialog is open. `busy`: a call is on its way. */
    tags: {} as 'dialog' | 'busy',
  },
  actors: {
    restartCollection: promisedActor<RestartResult, void>('restartCollection'),
    askAfterRestart: promisedActor<AskAfterRestartResult, void>('askAfterRestart'),
  },
  actions: {
    ...sendingActions,
    storeFacts: assign((_, facts: RestartInput) => facts),
    forbid: assign({ canRestart: false }),
  },
  guards: {
    ...sendingGuards,
    canRestart: ({ context }) => context.canRestart,
    cannotRestart: ({ context }) => !context.canRestart,
    hasBegunAgain: (_, { result }: Asked) => result.ok && !result.isCompleted,
    isStillCompleted: (_, { result }: Asked) => result.ok && result.isCompleted,
  },
}).createMachine({
  id: 'restart',
  context: ({ input }) => input,
  initial: 'idle',
  on: {
    'collection.changed': {
      actions: { type: 'storeFacts', params: ({ event: { canRestart } }) => ({ canRestart }) },
    },
  },
  states: {
    idle: {
      meta: { items: ['N-14'], description: 'Nothing was asked for.' },
      on: { requested: { guard: 'canRestart', target: 'asking' } },
    },
    asking: {
      meta: { items: ['N-21', 'H-17'], description: 'A dialog says what a restart takes back, and what stays.' },
      tags: 'dialog',
      // It was restarted in another tab, or has expired.
      always: { guard: 'cannotRestart', target: 'idle' },
      on: { confirmed: 'sending', cancelled: 'idle' },
    },
    sending: {
      meta: { items: ['N-21', 'X-093'], description: 'The restart is with the server.' },
      tags: ['dialog', 'busy'],
      invoke: {
        id: 'restartCollection',
        src: 'restartCollection',
        onDone: [
          { guard: succeeded, target: 'done' },
          { guard: failedBecause('unknown'), target: 'checking' },
          { guard: failedBecause('denied'), target: 'denied' },
          { target: 'failed' },
        ],
        onError: { target: 'checking', actions: reportUnexpectedError },
      },
    },
    checking: {
      meta: { items: ['N-21', 'X-064'], description: 'No reply came: the server is asked how the collection stands.' },
      tags: ['dialog', 'busy'],
      invoke: {
        id: 'askAfterRestart',
        src: 'askAfterRestart',
        onDone: [
          { guard: { type: 'hasBegunAgain', params: asked }, target: 'done' },
          { guard: { type: 'isStillCompleted', params: asked }, target: 'failed' },
          { target: 'unknown' },
        ],
        onError: { target: 'unknown', actions: reportUnexpectedError },
      },
    },
    unknown: {
      meta: { items: ['N-21', 'J-05'], description: 'Nobody can say yet whether it begins again.' },
      initial: 'shown',
      always: { guard: 'cannotRestart', target: 'done' },
      states: {
        shown: {
          meta: { items: ['N-21'], description: 'The dialog says so, and the server can be asked again.' },
          tags: 'dialog',
          on: { retried: '#restart.checking', cancelled: 'closed' },
        },
        closed: {
          meta: { items: ['N-21'], description: 'The dialog was closed; the next request asks the server first.' },
          on: { requested: '#restart.checking' },
        },
      },
    },
    failed: {
      meta: { items: ['N-21', 'J-05'], description: 'It is still completed; the restart can be tried again.' },
      tags: 'dialog',
      always: { guard: 'cannotRestart', target: 'idle' },
      on: { confirmed: 'sending', cancelled: 'idle' },
    },
    denied: {
      meta: { items: ['N-14', 'N-21'], description: 'The server does not let this person restart it any more.' },
      tags: 'dialog',
      on: { cancelled: 'idle' },
    },
    done: {
      meta: { items: ['N-23'], description: 'It begins again.' },
      entry: 'forbid',
      on: { requested: { guard: 'canRestart', target: 'asking' } },
    },
  },
});
