import {
  createActor,
  fromPromise,
  SimulatedClock,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type StateValue,
} from 'xstate';
import type { CatalogueEntry } from '../catalogue-entry.ts';
import { isPromised } from '../promised.ts';

/** One thing that happens to a chart. */
export interface Step {
  /** `event`: from outside. `outcome`: an invoked actor comes back. `delay`: a timer runs out. */
  readonly kind: 'event' | 'outcome' | 'delay';
  /** As in the catalogue: the name of the event, or `<invoke id>: <name of the outcome>`. */
  readonly name: string;
  readonly event: { readonly type: string };
}

/** What a step did. */
export interface Effect {
  /** The value the chart rests in afterwards. */
  readonly value: StateValue;
  /** Ids of all states active afterwards. */
  readonly states: readonly string[];
  /** Ids of all states entered on the way, also those that are left at once. */
  readonly passed: readonly string[];
  /** The transitions taken, eventless ones included. */
  readonly taken: readonly AnyTransitionDefinition[];
  /** Value and the distinguishing part of the context, as one string. */
  readonly key: string;
  /** What can happen next. Asks every guard, so it is worked out only for whoever reads it. */
  readonly next: () => readonly Step[];
}

/** Where a run ended, so that another goes on from there without the steps before. */
export type Resumable = ReturnType<AnyStateMachine['getPersistedSnapshot']>;

/** What a run did: the first effect is that of the start. */
export interface Run {
  readonly effects: readonly Effect[];
  readonly end: Resumable;
}

/** How often each guard was seen to allow and to refuse. */
export type GuardTally = Map<string, { allowed: number; refused: number }>;

type Implementations = Record<string, unknown>;

const never = fromPromise(() => new Promise<never>(() => undefined));
const nothing = (): void => undefined;

const mapValues = (record: Implementations, change: (value: unknown, key: string) => unknown): Implementations =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

const counted = (guard: unknown, name: string, tally: GuardTally) => (args: unknown, params: unknown) => {
  const allowed = (guard as (args: unknown, params: unknown) => boolean)(args, params);
  const seen = tally.get(name) ?? { allowed: 0, refused: 0 };
  tally.set(name, { allowed: seen.allowed + Number(allowed), refused: seen.refused + Number(!allowed) });
  return allowed;
};

/**
 * The chart with actors that never come back by themselves, promised actions that do nothing, and guards that are
 * counted.
 */
export const runnable = (machine: AnyStateMachine, tally: GuardTally = new Map()): AnyStateMachine => {
  const { actors, actions, guards } = machine.implementations as unknown as Record<
    'actors' | 'actions' | 'guards',
    Implementations
  >;
  for (const name of Object.keys(guards)) tally.set(name, { allowed: 0, refused: 0 });
  return machine.provide({
    actors: mapValues(actors, () => never),
    actions: mapValues(actions, (action) => (isPromised(action) ? nothing : action)),
    guards: mapValues(guards, (guard, name) => counted(guard, name, tally)),
  } as Parameters<AnyStateMachine['provide']>[0]);
};

const outcomesOf = (entry: CatalogueEntry, id: string): readonly Step[] => {
  const outcomes = entry.outcomes[id];
  if (outcomes === undefined)
    throw new Error(
      `"${entry.name}" has no outcomes for the invoke "${id}": add them to its samples${/^\d+\./.test(id) ? ', after you gave it an id of its own' : ''}.`,
    );
  return Object.entries(outcomes).map(([name, outcome]) => ({
    kind: 'outcome',
    name: `${id}: ${name}`,
    event: { type: `xstate.${'error' in outcome ? 'error' : 'done'}.actor.${id}`, actorId: id, ...outcome },
  }));
};

const delaysOf = (node: AnyStateNode): readonly Step[] =>
  node.after.map(({ eventType }) => ({ kind: 'delay', name: eventType, event: { type: eventType } }));

/**
 * How the effects of the active states can come back, and which of their timers can run out, by the samples of the
 * catalogue.
 */
export const answersAt = (entry: CatalogueEntry, nodes: readonly AnyStateNode[]): readonly Step[] => [
  ...nodes.flatMap(({ invoke }) => invoke.flatMap(({ id }) => outcomesOf(entry, id))),
  ...nodes.flatMap(delaysOf),
];

/** Runs a chart through some steps, from one of its sample inputs, or from where another run of that input ended. */
export const run = (
  entry: CatalogueEntry,
  machine: AnyStateMachine,
  input: string,
  steps: readonly Step[],
  from?: Resumable,
): Run => {
  let taken: AnyTransitionDefinition[] = [];
  let passed: string[] = [];
  const actor = createActor(machine, {
    ...(from === undefined ? { input: entry.inputs[input] } : { snapshot: from }),
    clock: new SimulatedClock(),
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      const transitions = inspected._transitions.filter(({ eventType }) => eventType !== 'xstate.init');
      taken.push(...transitions);
      // A state that is left at once, the initial one included, shows only as the source of what leaves it.
      passed.push(...transitions.map(({ source }) => source.id));
      passed.push(
        ...(inspected.snapshot as ReturnType<AnyStateMachine['getInitialSnapshot']>)._nodes.map(({ id }) => id),
      );
    },
  });
  let before = 'its start';
  const settle = (step: string): Effect => {
    const snapshot = actor.getSnapshot();
    if (snapshot.status === 'error')
      throw new Error(`"${entry.name}" broke at "${step}" in ${before}: ${String(snapshot.error)}`);
    const nodes: readonly AnyStateNode[] = snapshot._nodes;
    const effect: Effect = {
      value: snapshot.value,
      states: nodes.filter(({ parent }) => parent !== undefined).map(({ id }) => id),
      passed,
      taken,
      key: JSON.stringify([snapshot.value, entry.distinguish(snapshot.context)]),
      next: () => [
        ...Object.entries(entry.events)
          .map(([name, event]): Step => ({ kind: 'event', name, event }))
          .filter(({ event }) => snapshot.can(event)),
        ...answersAt(entry, nodes),
      ],
    };
    taken = [];
    passed = [];
    before = JSON.stringify(snapshot.value);
    return effect;
  };
  // Without an observer the error of a broken chart would be thrown into the event loop.
  actor.subscribe({ error: nothing });
  actor.start();
  const effects = [settle(input)];
  for (const { name, event } of steps) {
    actor.send(event);
    effects.push(settle(name));
  }
  const end = actor.getPersistedSnapshot();
  actor.stop();
  return { effects, end };
};
