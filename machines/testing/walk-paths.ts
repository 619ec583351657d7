import type { StateValue } from 'xstate';
import { nameOf } from './chart-parts.ts';
import type { Exploration, Place } from './explore.ts';
import type { Effect, Step } from './runnable.ts';

/** One step of a walk, and what stands after it. */
export interface WalkStep extends Step {
  readonly value: StateValue;
  /** Ids of all states active afterwards, parents first. */
  readonly states: readonly string[];
  /** The transitions it takes, in words. */
  readonly takes: readonly string[];
}

/** From a fresh start with one sample input, through some steps. */
export interface Walk {
  readonly input: string;
  readonly start: { readonly value: StateValue; readonly states: readonly string[] };
  readonly steps: readonly WalkStep[];
}

interface Edge {
  readonly step: Step;
  readonly effect: Effect;
}

const newIn = ({ effect }: Edge, left: ReadonlySet<string>): boolean => effect.taken.some((each) => left.has(nameOf(each)));

/** The shortest way from some places to an edge that takes something new; null when there is none. */
const nearest = (places: ReadonlyMap<string, Place>, from: readonly string[], left: ReadonlySet<string>): readonly Edge[] | null => {
  const seen = new Set(from);
  const open = from.map((key) => ({ key, way: [] as readonly Edge[] }));
  for (const { key, way } of open) {
    for (const edge of places.get(key)?.edges ?? []) {
      if (newIn(edge, left)) return [...way, edge];
      if (seen.has(edge.effect.key)) continue;
      seen.add(edge.effect.key);
      open.push({ key: edge.effect.key, way: [...way, edge] });
    }
  }
  return null;
};

const asStep = ({ step, effect }: Edge): WalkStep => ({
  ...step,
  value: effect.value,
  states: effect.states,
  takes: effect.taken.map(nameOf),
});

/**
 * Walks that take every transition of a chart between them, as few steps as a greedy search finds. A walk ends where
 * nothing new is in reach, or after `longest` steps.
 */
export const walkPaths = ({ places }: Exploration, longest = 24): readonly Walk[] => {
  const starts = [...places].filter(([, { way }]) => way.length === 0);
  const edges = [...places.values()].flatMap((place) => place.edges);
  const left = new Set([...edges.map(({ effect }) => effect), ...starts.map(([, { effect }]) => effect)].flatMap(({ taken }) => taken.map(nameOf)));
  const walks: Walk[] = [];
  const forget = (effect: Effect): void => effect.taken.forEach((each) => left.delete(nameOf(each)));

  const walkFrom = ([key, { input, effect }]: [string, Place]): void => {
    forget(effect);
    const steps: Edge[] = [];
    let way = nearest(places, [key], left);
    while (way !== null && (steps.length === 0 || steps.length + way.length <= longest)) {
      steps.push(...way);
      way.forEach((edge) => forget(edge.effect));
      way = nearest(places, [steps.at(-1)?.effect.key ?? key], left);
    }
    walks.push({ input, start: { value: effect.value, states: effect.states }, steps: steps.map(asStep) });
  };

  for (const start of starts) walkFrom(start);
  while (left.size > 0) {
    const reachable = starts
      .map((start) => ({ start, way: nearest(places, [start[0]], left) }))
      .filter(({ way }) => way !== null)
      .toSorted((one, other) => (one.way?.length ?? 0) - (other.way?.length ?? 0))[0];
    if (reachable === undefined) break;
    walkFrom(reachable.start);
  }
  return walks;
};
