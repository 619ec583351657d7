import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type { CatalogueEntry } from '../catalogue-entry.ts';
import { metaOf, nameOf, statesOf, transitionsOf } from './machine-parts.ts';
import { run, runnable, type Effect, type GuardTally, type Resumable, type Step } from './runnable.ts';

/** One place of the explored chart: the shortest way there, what it is, and where each next step leads. */
export interface Position {
  readonly input: string;
  readonly path: readonly Step[];
  readonly effect: Effect;
  readonly end: Resumable;
  readonly edges: readonly { readonly step: Step; readonly effect: Effect }[];
}

export interface Exploration {
  readonly machine: AnyStateMachine;
  /** By key; insertion order is breadth first. */
  readonly positions: ReadonlyMap<string, Position>;
  readonly guards: GuardTally;
}

/** A position of a chart whose steps are tried one by one, so that a search pays for no more than it looks at. */
export interface OpenPosition {
  readonly input: string;
  readonly effect: Effect;
  readonly end: Resumable;
  /** What can happen next. */
  readonly steps: () => readonly Step[];
  /** What a step does, and the position it leads to: one object for each value and distinguishing part of the context. */
  readonly take: (step: Step) => Taken;
}
export interface Taken {
  readonly effect: Effect;
  readonly position: OpenPosition;
}

/** The positions at which a chart starts, one for each sample input that differs. */
export const startingPositions = (
  entry: CatalogueEntry,
  machine = runnable(entry.machine),
): readonly OpenPosition[] => {
  const known = new Map<string, OpenPosition>();
  const positionAfter = (input: string, steps: readonly Step[], from?: Resumable): Taken => {
    const { effects, end } = run(entry, machine, input, steps, from);
    const effect = effects.at(-1) as Effect;
    let nextSteps: readonly Step[] | null = null;
    const taken = new Map<string, Taken>();
    const take = (step: Step): Taken => {
      const there = taken.get(step.name) ?? positionAfter(input, [step], end);
      taken.set(step.name, there);
      return there;
    };
    const position = known.get(effect.key) ?? { input, effect, end, steps: () => (nextSteps ??= effect.next()), take };
    known.set(effect.key, position);
    return { effect, position };
  };
  return [...new Set(Object.keys(entry.inputs).map((input) => positionAfter(input, []).position))];
};

const TOO_MANY = 5000;

/** Walks the whole chart, breadth first, from every sample input, with every sample event and outcome. */
export const explore = (entry: CatalogueEntry): Exploration => {
  const guards: GuardTally = new Map();
  const machine = runnable(entry.machine, guards);
  const positions = new Map<string, Position>();
  const open = startingPositions(entry, machine).map((position) => ({ position, path: [] as readonly Step[] }));
  for (const { position, path } of open) {
    const { input, effect, end } = position;
    if (positions.has(effect.key)) continue;
    if (positions.size >= TOO_MANY)
      throw new Error(`"${entry.name}" has more than ${TOO_MANY} places; let "distinguish" keep less of its context.`);
    const edges = position.steps().map((step) => ({ step, ...position.take(step) }));
    positions.set(effect.key, { input, path, effect, end, edges });
    for (const { step, position: there } of edges)
      if (!positions.has(there.effect.key)) open.push({ position: there, path: [...path, step] });
  }
  return { machine, positions, guards };
};

/** What the samples of a flow prove about its chart, and what they miss. */
export interface Coverage {
  readonly states: number;
  readonly transitions: number;
  readonly guards: number;
  readonly positions: number;
  readonly edges: number;
  readonly unreachedStates: readonly string[];
  readonly untakenTransitions: readonly string[];
  /** Guards that never allowed, or never refused: no test would notice if they were gone. */
  readonly undecidedGuards: readonly string[];
  readonly statesWithoutItems: readonly string[];
  readonly unusedEvents: readonly string[];
}

/** Measures an exploration against what the chart declares. */
export const coverageOf = (entry: CatalogueEntry, { machine, positions, guards }: Exploration): Coverage => {
  const all = [...positions.values()];
  const effects = all.flatMap(({ effect, path, edges }) => [
    ...(path.length === 0 ? [effect] : []),
    ...edges.map((edge) => edge.effect),
  ]);
  const reached = new Set(all.flatMap(({ effect }) => effect.states).concat(effects.flatMap(({ passed }) => passed)));
  const taken = new Set<AnyTransitionDefinition>(effects.flatMap((effect) => effect.taken));
  const used = new Set(all.flatMap(({ edges }) => edges.map(({ step }) => step.name)));
  const states = statesOf(machine.root);
  const transitions = transitionsOf(machine);
  // A sample event that every state refuses is there to make a guard refuse: it is offered, and never taken.
  const offered = new Set([...transitions].map(({ eventType }) => eventType));
  return {
    states: states.length,
    transitions: transitions.length,
    guards: guards.size,
    positions: all.length,
    edges: all.reduce((sum, { edges }) => sum + edges.length, 0),
    unreachedStates: states.filter(({ id }) => !reached.has(id)).map(({ id }) => id),
    untakenTransitions: transitions.filter((transition) => !taken.has(transition)).map(nameOf),
    undecidedGuards: [...guards].filter(([, seen]) => seen.allowed === 0 || seen.refused === 0).map(([name]) => name),
    statesWithoutItems: states.filter((state) => (metaOf(state)?.items.length ?? 0) === 0).map(({ id }) => id),
    unusedEvents: Object.entries(entry.events)
      .filter(([name, { type }]) => !used.has(name) && !offered.has(type))
      .map(([name]) => name),
  };
};
