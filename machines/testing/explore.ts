import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type { CatalogueEntry } from '../catalogue-entry.ts';
import { metaOf, nameOf, statesOf, transitionsOf } from './chart-parts.ts';
import { run, runnable, type Effect, type GuardTally, type Step } from './runnable.ts';

/** One place of the explored chart: the shortest way there, what it is, and where each next step leads. */
export interface Place {
  readonly input: string;
  readonly way: readonly Step[];
  readonly effect: Effect;
  readonly edges: readonly { readonly step: Step; readonly effect: Effect }[];
}

export interface Exploration {
  readonly machine: AnyStateMachine;
  /** By key; insertion order is breadth first. */
  readonly places: ReadonlyMap<string, Place>;
  readonly guards: GuardTally;
}

const TOO_MANY = 5000;

/** Walks the whole chart, breadth first, from every sample input, with every sample event and outcome. */
export const explore = (entry: CatalogueEntry, original: AnyStateMachine = entry.machine): Exploration => {
  const guards: GuardTally = new Map();
  const machine = runnable(original, guards);
  const places = new Map<string, Place>();
  const after = (input: string, way: readonly Step[]): Effect => run(entry, machine, input, way).at(-1) as Effect;
  const open = Object.keys(entry.inputs).map((input) => ({ input, way: [] as readonly Step[], effect: after(input, []) }));
  for (const { input, way, effect } of open) {
    if (places.has(effect.key)) continue;
    if (places.size >= TOO_MANY) throw new Error(`"${entry.name}" has more than ${TOO_MANY} places; let "distinguish" keep less of its context.`);
    const edges = effect.next().map((step) => ({ step, effect: after(input, [...way, step]) }));
    places.set(effect.key, { input, way, effect, edges });
    for (const edge of edges) if (!places.has(edge.effect.key)) open.push({ input, way: [...way, edge.step], effect: edge.effect });
  }
  return { machine, places, guards };
};

/** What the samples of a flow prove about its chart, and what they miss. */
export interface Coverage {
  readonly states: number;
  readonly transitions: number;
  readonly guards: number;
  readonly places: number;
  readonly edges: number;
  readonly unreachedStates: readonly string[];
  readonly untakenTransitions: readonly string[];
  /** Guards that never allowed, or never refused: no test would notice if they were gone. */
  readonly undecidedGuards: readonly string[];
  readonly statesWithoutItems: readonly string[];
  readonly unusedEvents: readonly string[];
}

/** Measures an exploration against what the chart declares. */
export const coverageOf = (entry: CatalogueEntry, { machine, places, guards }: Exploration): Coverage => {
  const all = [...places.values()];
  const effects = all.flatMap(({ effect, way, edges }) => [...(way.length === 0 ? [effect] : []), ...edges.map((edge) => edge.effect)]);
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
    places: all.length,
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

/** Whether the samples notice a chart that was broken: something stays out of reach, or the chart does not run at all. */
export const isNoticed = (entry: CatalogueEntry, broken: AnyStateMachine): boolean => {
  try {
    const { untakenTransitions, undecidedGuards, unreachedStates } = coverageOf(entry, explore(entry, broken));
    return untakenTransitions.length + undecidedGuards.length + unreachedStates.length > 0;
  } catch {
    return true;
  }
};
