import { assign, setup } from 'xstate';
import { promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';
import { reportUnexpectedError, sendingActions } from '../submission/sending.kit.ts';

/** A piece of training that begins again. */
export interface ResetTraining {
  readonly kind: 'module' | 'collection';
  readonly id: number;
  readonly title: string;
}

/**
 * What came of the reset of one person. Expected failures are results.
 *
 * - `refused`: not this person, in the server's words, or null where it has none.
 * - `unknown`: no reply, or one that tells nothing: it may have begun again.
 * - `denied`, `notNow`, `noConnection`: nothing was done, and nothing more of it would be.
 */
export type ResetPersonResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string | null }
  | { readonly ok: false; readonly reason: 'unknown' | 'denied' | 'notNow' | 'noConnection' };

/** Whose training was not reset, and why; `notSent`: it was stopped before. */
export interface NotReset {
  readonly userId: number;
  readonly why: Exclude<ResetPersonResult, { ok: true }>['reason'] | 'notSent';
  readonly message: string | null;
}

/** What became of the last run. */
export interface ResetOutcome {
  /** How many people were meant. */
  readonly asked: number;
  readonly notReset: readonly NotReset[];
}

/** One call: whose training, and what tells it from every other one. */
export interface PersonReset {
  readonly userId: number;
  readonly training: readonly ResetTraining[];
  /** Stays the same until it is known what became of it, so that a lost reply resets nobody twice. */
  readonly round: number;
}

export interface BulkResetInput {
  /** What was chosen on the way here. */
  readonly training: readonly ResetTraining[];
}

interface BulkResetContext {
  readonly training: readonly ResetTraining[];
  /** Ids of people, over all pages, in the order in which they were chosen. */
  readonly selected: readonly number[];
  /** What was typed to confirm. */
  readonly typed: string;
  /** Who is still to be reset in this run, whoever is being reset first. */
  readonly queue: readonly number[];
  readonly isStopping: boolean;
  readonly outcome: ResetOutcome | null;
  /** How often something became certain for a person. */
  readonly rounds: Readonly<Record<number, number>>;
}

type BulkResetEvent =
  | { readonly type: 'people.selected' | 'people.deselected'; readonly userIds: readonly number[] }
  | { readonly type: 'selection.cleared' }
  | { readonly type: 'training.added' | 'training.removed'; readonly training: ResetTraining }
  | { readonly type: 'reset.requested' }
  | { readonly type: 'number.typed'; readonly text: string }
  | { readonly type: 'cancelled' }
  | { readonly type: 'confirmed' }
  /** The run ends after the person whose call is on its way. */
  | { readonly type: 'stop.requested' };

const isSame = (one: ResetTraining, other: ResetTraining): boolean => one.kind === other.kind && one.id === other.id;

/** How many resets it is: each piece of training of each person is one. */
export const countResets = ({ selected, training }: Pick<BulkResetContext, 'selected' | 'training'>): number =>
  selected.length * training.length;

const settled = ({ event }: { event: { output: ResetPersonResult } }) => ({ result: event.output });
const broken = { result: { ok: false, reason: 'unknown' } } as const;
type Settled = ReturnType<typeof settled>;

/** Nothing that follows would go better. */
const endsEverything = ({ result }: Settled): boolean =>
  !result.ok && (result.reason === 'denied' || result.reason === 'notNow' || result.reason === 'noConnection');

/**
 * Training begins again for many people (N-22): training and people are chosen, the number is typed, and person after
 * person is reset. Whoever could not be reset stays selected, with the reason. Effects are promised;
 * `bulk-reset.actors.ts` of the feature supplies them.
 */
export const bulkResetMachine = setup({
  types: {
    context: {} as BulkResetContext,
    events: {} as BulkResetEvent,
    input: {} as BulkResetInput,
    meta: {} as StateMeta,
    /** `busy`: a call is on its way. */
    tags: {} as 'busy',
  },
  actors: {
    resetPerson: promisedActor<ResetPersonResult, PersonReset>('resetPerson'),
  },
  actions: {
    ...sendingActions,
    select: assign(({ context }, { userIds }: { userIds: readonly number[] }) => ({
      selected: [...new Set([...context.selected, ...userIds])],
    })),
    deselect: assign(({ context }, { userIds }: { userIds: readonly number[] }) => {
      const gone = new Set(userIds);
      return { selected: context.selected.filter((id) => !gone.has(id)) };
    }),
    clear: assign({ selected: [] }),
    add: assign(({ context }, { training }: { training: ResetTraining }) => ({
      training: [...context.training.filter((one) => !isSame(one, training)), training],
    })),
    remove: assign(({ context }, { training }: { training: ResetTraining }) => ({
      training: context.training.filter((one) => !isSame(one, training)),
    })),
    type: assign((_, { text }: { text: string }) => ({ typed: text })),
    forgetTyped: assign({ typed: '' }),
    begin: assign(({ context }) => ({
      queue: context.selected,
      isStopping: false,
      typed: '',
      outcome: { asked: context.selected.length, notReset: [] },
    })),
    stop: assign({ isStopping: true }),
    record: assign(({ context }, { result }: Settled) => {
      const [userId, ...queue] = context.queue;
      if (userId === undefined || context.outcome === null) return {};
      const { rounds, outcome } = context;
      const isCertain = result.ok || result.reason === 'refused';
      return {
        queue,
        rounds: isCertain ? { ...rounds, [userId]: (rounds[userId] ?? 0) + 1 } : rounds,
        outcome: result.ok
          ? outcome
          : {
              ...outcome,
              notReset: [
                ...outcome.notReset,
                { userId, why: result.reason, message: 'message' in result ? result.message : null },
              ],
            },
      };
    }),
    /** Whoever was not reset stays selected. */
    finish: assign(({ context }) => {
      if (context.outcome === null) return {};
      const notReset: readonly NotReset[] = [
        ...context.outcome.notReset,
        ...context.queue.map((userId) => ({ userId, why: 'notSent' as const, message: null })),
      ];
      return {
        queue: [],
        isStopping: false,
        selected: notReset.map(({ userId }) => userId),
        outcome: { ...context.outcome, notReset },
      };
    }),
  },
  guards: {
    isWhole: ({ context }) => countResets(context) > 0,
    numberIsRight: ({ context }) => context.typed.trim() === String(countResets(context)),
    endsTheRun: ({ context }, params: Settled) =>
      context.queue.length <= 1 || context.isStopping || endsEverything(params),
  },
}).createMachine({
  id: 'bulkReset',
  context: ({ input }) => ({
    training: input.training,
    selected: [],
    typed: '',
    queue: [],
    isStopping: false,
    outcome: null,
    rounds: {},
  }),
  initial: 'choosing',
  states: {
    choosing: {
      meta: {
        items: ['N-22'],
        description: 'Training and people are chosen, in any order; whoever was not reset stays chosen.',
      },
      on: {
        'people.selected': { actions: { type: 'select', params: ({ event }) => event } },
        'people.deselected': { actions: { type: 'deselect', params: ({ event }) => event } },
        'selection.cleared': { actions: 'clear' },
        'training.added': { actions: { type: 'add', params: ({ event }) => event } },
        'training.removed': { actions: { type: 'remove', params: ({ event }) => event } },
        'reset.requested': { guard: 'isWhole', target: 'confirming' },
      },
    },
    confirming: {
      meta: {
        items: ['N-22', 'WCAG 3.3.4'],
        description: 'A dialog says what goes and what stays; the number of resets has to be typed.',
      },
      on: {
        'number.typed': { actions: { type: 'type', params: ({ event }) => event } },
        cancelled: { target: 'choosing', actions: 'forgetTyped' },
        confirmed: { guard: 'numberIsRight', target: 'resetting', actions: 'begin' },
      },
    },
    resetting: {
      meta: { items: ['N-22', 'X-093', 'X-094'], description: 'Person after person is reset.' },
      tags: 'busy',
      invoke: {
        id: 'resetPerson',
        src: 'resetPerson',
        input: ({ context: { queue, training, rounds } }) => {
          const [userId = 0] = queue;
          return { userId, training, round: rounds[userId] ?? 0 };
        },
        onDone: [
          {
            guard: { type: 'endsTheRun', params: settled },
            target: 'choosing',
            actions: [{ type: 'record', params: settled }, 'finish'],
          },
          { target: 'resetting', reenter: true, actions: { type: 'record', params: settled } },
        ],
        onError: [
          {
            guard: { type: 'endsTheRun', params: broken },
            target: 'choosing',
            actions: [reportUnexpectedError, { type: 'record', params: broken }, 'finish'],
          },
          {
            target: 'resetting',
            reenter: true,
            actions: [reportUnexpectedError, { type: 'record', params: broken }],
          },
        ],
      },
      on: { 'stop.requested': { actions: 'stop' } },
    },
  },
});
