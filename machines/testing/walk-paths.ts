import type { StateValue } from 'xstate';
import { nameOf } from './machine-parts.ts';
import type { Exploration, Position } from './explore.ts';
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

const newIn = ({ effect }: Edge, left: ReadonlySet<string>): boolean =>
  effect.taken.some((each) => left.has(nameOf(each)));

/** The shortest way from some places to an edge that takes something new; null when there is none. */
const nearest = (
  positions: ReadonlyMap<string, Position>,
  from: readonly string[],
  left: ReadonlySet<string>,
): readonly Edge[] | null => {
  const seen = new Set(from);
  const open = from.map((key) => ({ key, path: [] as readonly Edge[] }));
  for (const { key, path } of open) {
    for (const edge of positions.get(key)?.edges ?? []) {
      if (newIn(edge, left)) return [...path, edge];
      if (seen.has(edge.effect.key)) continue;
      seen.add(edge.effect.key);
      open.push({ key: edge.effect.key, path: [...path, edge] });
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
export const walkPaths = ({ positions }: Exploration, longest = 24): readonly Walk[] => {
  const starts = [...positions].filter(([, { path }]) => path.length === 0);
  const edges = [...positions.values()].flatMap((position) => position.edges);
  const left = new Set(
    [...edges.map(({ effect }) => effect), ...starts.map(([, { effect }]) => effect)].flatMap(({ taken }) =>
      taken.map(nameOf),
    ),
  );
  const walks: Walk[] = [];
  const forget = (effect: Effect): void => effect.taken.forEach((each) => left.delete(nameOf(each)));

  const walkFrom = ([key, { input, effect }]: [string, Position]): void => {
    forget(effect);
    const steps: Edge[] = [];
    let path = nearest(positions, [key], left);
    while (path !== null && (steps.length === 0 || steps.length + path.length <= longest)) {
      steps.push(...path);
      path.forEach((edge) => forget(edge.effect));
      path = nearest(positions, [steps.at(-1)?.effect.key ?? key], left);
    }
    walks.push({ input, start: { value: effect.value, states: effect.states }, steps: steps.map(asStep) });
  };

  for (const start of starts) walkFrom(start);
  while (left.size > 0) {
    const reachable = starts
      .map((start) => ({ start, path: nearest(positions, [start[0]], left) }))
      .filter(({ path }) => path !== null)
      .toSorted((one, other) => (one.path?.length ?? 0) - (other.path?.length ?? 0))[0];
    if (reachable === undefined) break;
    walkFrom(reachable.start);
  }
  return walks;
};
