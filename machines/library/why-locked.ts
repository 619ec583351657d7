import { isOver, keyOf, keyOfNode, type TrainingNode } from './training-map.ts';

export type TrainingMap = ReadonlyMap<string, TrainingNode>;

/**
 * How many steps lie between an item and something that can be done now, by key; an item without an entry cannot be
 * reached.
 */
export type Distances = ReadonlyMap<string, number>;

/** One step of the way to something locked. */
export interface UnlockStep {
  readonly node: TrainingNode;
  /** What has to be completed before this step opens, in the order of the server. Empty: nothing is missing. */
  readonly waitsFor: readonly TrainingNode[];
  /** Whether it can be done now. False as well for what is shut although nothing is missing. */
  readonly isOpen: boolean;
}

/**
 * What completing training does not remove. `shut`: still to be published, or closed by the server without a reason.
 * `circle`: these wait for each other. `missing`: needed by `node`, but nothing is known of it.
 */
export type Obstacle =
  | { readonly kind: 'shut' | 'missing'; readonly node: TrainingNode }
  | { readonly kind: 'circle'; readonly nodes: readonly TrainingNode[] };

/** The shortest chain that unlocks one or several items. */
export interface UnlockChain {
  /** In the order in which they are done, each once; the locked items themselves stand in it too. */
  readonly steps: readonly UnlockStep[];
  /** How many of the steps have to be completed. */
  readonly toComplete: number;
  /** Empty where completing the steps is enough. */
  readonly obstacles: readonly Obstacle[];
}

/** Keys of what must be completed before the item opens. What another card knows to be over is over. */
export const needsOf = (map: TrainingMap, node: TrainingNode): readonly string[] =>
  node.prerequisites
    .filter(({ completed }) => !completed)
    .map(keyOf)
    .filter((key) => !isOver(map.get(key)?.status));

const openPartsOf = (map: TrainingMap, { openParts }: TrainingNode): readonly string[] =>
  openParts.filter((key) => !isOver(map.get(key)?.status));

/** What leads to the item: what it waits for, else what is open in it. */
const nextsOf = (map: TrainingMap, node: TrainingNode): readonly string[] => {
  const needs = needsOf(map, node);
  return needs.length > 0 ? needs : openPartsOf(map, node);
};

const nodesOf = (map: TrainingMap, keys: readonly string[]): readonly TrainingNode[] =>
  keys.flatMap((key) => map.get(key) ?? []);

/** What the item still waits for, each with what is known of it (N-08). */
export const waitsFor = (map: TrainingMap, node: TrainingNode): readonly TrainingNode[] =>
  nodesOf(map, needsOf(map, node));

/** What the item waited for and is completed or exempt now. */
export const metBy = (map: TrainingMap, node: TrainingNode): readonly TrainingNode[] => {
  const needs = new Set(needsOf(map, node));
  return nodesOf(
    map,
    node.prerequisites.map(keyOf).filter((key) => !needs.has(key)),
  );
};

/** Whether the item cannot be begun: something comes first, or it is shut. What is completed or exempt is never locked. */
export const isLocked = (map: TrainingMap, node: TrainingNode): boolean =>
  !isOver(node.status) && (node.shut || needsOf(map, node).length > 0);

/**
 * The distance of every item from something that can be done now: breadth first, from what is open along what it leads
 * to. One pass for the whole map, in a time that grows with its size; a circle is never entered.
 */
export const distancesOf = (map: TrainingMap): Distances => {
  const leadsTo = new Map<string, string[]>();
  const distances = new Map<string, number>();
  const queue: string[] = [];
  for (const [key, node] of map) {
    if (node.shut) continue;
    const nexts = nextsOf(map, node);
    if (nexts.length === 0) {
      distances.set(key, 0);
      queue.push(key);
    }
    for (const next of nexts) {
      const known = leadsTo.get(next);
      if (known === undefined) leadsTo.set(next, [key]);
      else known.push(key);
    }
  }
  for (const key of queue) {
    for (const after of leadsTo.get(key) ?? []) {
      if (distances.has(after)) continue;
      distances.set(after, (distances.get(key) ?? 0) + 1);
      queue.push(after);
    }
  }
  return distances;
};

const UNREACHABLE = Number.POSITIVE_INFINITY;

const nearestFirst = (keys: readonly string[], distances: Distances): readonly string[] =>
  keys.toSorted((a, b) => (distances.get(a) ?? UNREACHABLE) - (distances.get(b) ?? UNREACHABLE));

/**
 * The shortest path from something that can be done now up to the goal: what an item waits for comes before it, and of
 * a collection that is open an open part. Null where no path leads there.
 */
export const shortestPath = (
  map: TrainingMap,
  distances: Distances,
  goal: TrainingNode,
): readonly TrainingNode[] | null => {
  if (!distances.has(keyOfNode(goal))) return null;
  const path = [goal];
  for (let node = goal; (distances.get(keyOfNode(node)) ?? 0) > 0;) {
    const [nearest] = nearestFirst(nextsOf(map, node), distances);
    node = map.get(nearest ?? '') as TrainingNode;
    path.unshift(node);
  }
  return path;
};

/**
 * N-08: why items are locked, and the shortest chain that unlocks all of them. An item opens when everything that it
 * waits for is completed, so all of that is in the chain, nearest first; a collection that is open is entered by its
 * nearest open part. Each item is visited once, so prerequisites that wait for each other end in an obstacle. `locked`
 * are items of the map.
 */
export const unlockChain = (
  map: TrainingMap,
  locked: readonly TrainingNode[],
  distances: Distances = distancesOf(map),
): UnlockChain => {
  const steps = new Map<string, UnlockStep>();
  const needed = new Set<string>();
  const obstacles: Obstacle[] = [];
  const under: TrainingNode[] = [];

  const visit = (node: TrainingNode, isNeeded: boolean): void => {
    const key = keyOfNode(node);
    if (isNeeded) needed.add(key);
    const at = under.indexOf(node);
    if (at >= 0) obstacles.push({ kind: 'circle', nodes: under.slice(at) });
    if (at >= 0 || steps.has(key)) return;
    const needs = needsOf(map, node);
    if (node.shut) obstacles.push({ kind: 'shut', node });
    if (needs.some((need) => !map.has(need))) obstacles.push({ kind: 'missing', node });
    under.push(node);
    const parts =
      isNeeded && needs.length === 0 && !node.shut ? nearestFirst(openPartsOf(map, node), distances).slice(0, 1) : [];
    for (const next of nodesOf(map, [...nearestFirst(needs, distances), ...parts])) visit(next, true);
    under.pop();
    steps.set(key, { node, waitsFor: nodesOf(map, needs), isOpen: !node.shut && needs.length === 0 });
  };

  for (const node of nodesOf(map, nearestFirst(locked.map(keyOfNode), distances))) visit(node, false);
  return { steps: [...steps.values()], toComplete: needed.size, obstacles };
};
