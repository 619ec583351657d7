import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import type { BandItem, CollectionCard } from '#contracts/library/card.schema.ts';
import { percentComplete } from '../library/card-status.ts';
import { keyOf, keyOfNode, mapOf, type TrainingNode, type Urgency } from '../library/training-map.ts';
import { distancesOf, needsOf, shortestPath, waitsFor, type TrainingMap } from '../library/why-locked.ts';

/** What home knows when it asks. */
export interface Known {
  /** The training that is assigned, in any order; the same thing may stand there twice. */
  readonly items: readonly BandItem[];
  readonly assessments: readonly AssessmentCard[];
  /** The account is archived: nothing is to be done (B-10). */
  readonly archived: boolean;
  /** Unix seconds. */
  readonly now: number;
}

/** A stop after the sign, closed until something before it is completed. */
export interface Follower {
  readonly stop: TrainingNode;
  /** Titles of what it still waits for; empty where it is open as soon as the one before is completed in part. */
  readonly waitsFor: readonly string[];
}

/** The next thing to do, and what it opens. */
export interface NextStep {
  /** What can be done now. */
  readonly step: TrainingNode;
  /** Why: how urgent the goal is. */
  readonly urgency: Urgency;
  /** What is urgent: the step itself, or what the step is on the way to. */
  readonly goal: TrainingNode;
  /** The last completed stop that led here. */
  readonly before: TrainingNode | null;
  /** The collection that the step belongs to, and how much of it is completed. */
  readonly within: { readonly stop: TrainingNode; readonly percent: number } | null;
  readonly follows: readonly Follower[];
  /**
   * What would be the step without this one, where nothing follows from it; null where something does, or nothing else
   * is to be done.
   */
  readonly afterwards: TrainingNode | null;
}

/** More would be a list, not a way. */
const MOST_FOLLOWERS = 3;

const URGENCIES: readonly Urgency[] = ['returned', 'late', 'started', 'soon', 'assigned'];
const KINDS = ['module', 'collection', 'assessment'] as const;

/** The order of goals. Total: no two stops are alike in all of it. */
const byUrgency = (a: TrainingNode, b: TrainingNode): number =>
  URGENCIES.indexOf(a.claim?.urgency ?? 'assigned') - URGENCIES.indexOf(b.claim?.urgency ?? 'assigned') ||
  (a.claim?.rank ?? 0) - (b.claim?.rank ?? 0) ||
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  a.id - b.id;

/** What waits for the stop, most urgent first. */
const opensBy = (map: TrainingMap, stop: TrainingNode): TrainingNode | undefined =>
  [...map.values()]
    .filter((other) => other.claim !== null && !other.shut && needsOf(map, other).includes(keyOfNode(stop)))
    .toSorted(byUrgency)[0];

/** The rest of the way to the goal, and on to what the goal opens. */
const followersOf = (
  map: TrainingMap,
  path: readonly TrainingNode[],
  within: TrainingNode | null,
): readonly Follower[] => {
  const stops = path.slice(1);
  const met = new Set(path.map(keyOfNode));
  for (
    let next = opensBy(map, path.at(-1) as TrainingNode);
    next !== undefined && !met.has(keyOfNode(next));
    next = opensBy(map, next)
  ) {
    met.add(keyOfNode(next));
    stops.push(next);
  }
  return stops
    .filter((stop) => within === null || keyOfNode(stop) !== keyOfNode(within) || needsOf(map, stop).length > 0)
    .map((stop) => ({ stop, waitsFor: waitsFor(map, stop).map(({ title }) => title) }))
    .slice(0, MOST_FOLLOWERS);
};

/** The collection that holds the stop: the one on the way to the goal, else the most urgent, else the one lowest by id. */
const collectionOf = (map: TrainingMap, step: TrainingNode, path: readonly TrainingNode[]): TrainingNode | null => {
  const holders = [...map.values()]
    .filter((stop) => stop.openParts.includes(keyOfNode(step)) && stop.claim !== null && !stop.shut)
    .toSorted(byUrgency);
  return path.find((stop) => holders.includes(stop)) ?? holders[0] ?? null;
};

/** The completed stop before: what the step waited for last, else the part before it in its collection. */
const beforeOf = (map: TrainingMap, step: TrainingNode, within: TrainingNode | null): TrainingNode | null => {
  const waited = step.prerequisites.findLast(({ completed }) => completed);
  if (waited !== undefined) return map.get(keyOf(waited)) ?? null;
  const modules = (within?.card as CollectionCard | null | undefined)?.modules ?? [];
  const at = modules.findIndex(({ module_id }) => step.kind === 'module' && module_id === step.id);
  const done = modules.slice(0, Math.max(0, at)).findLast(({ status }) => status === 'completed');
  return done === undefined ? null : (map.get(keyOf({ type: 'module', id: done.module_id })) ?? null);
};

/**
 * The next thing to do. Of everything that is to be done, the goal is what a reviewer sent back (newest first), then
 * what is overdue or expired (longest past first), then what was started (last viewed first), then what is due or
 * expires soon (soonest first), then what was assigned (newest first); what cannot be reached is passed over. The step
 * is where the shortest way to the goal begins. Null where nothing is to be done. The order of what is given changes
 * nothing.
 */
export const nextStep = ({ items, assessments, archived, now }: Known): NextStep | null => {
  if (archived) return null;
  const map = mapOf([...items, ...assessments], now);
  const distances = distancesOf(map);
  const goals = [...map.values()].filter(({ claim, shut }) => claim !== null && !shut).toSorted(byUrgency);
  /** The way to the first goal that can be reached and does not begin there. */
  const pathNotFrom = (passed: string | null) => {
    for (const goal of goals) {
      const path = shortestPath(map, distances, goal);
      const step = path?.[0];
      if (path !== null && step !== undefined && keyOfNode(step) !== passed) return { goal, path, step };
    }
    return null;
  };
  const first = pathNotFrom(null);
  if (first === null) return null;
  const { goal, path, step } = first;
  const within = collectionOf(map, step, path);
  const follows = followersOf(map, path, within);
  return {
    step,
    urgency: goal.claim?.urgency ?? 'assigned',
    goal,
    before: beforeOf(map, step, within),
    within: within === null ? null : { stop: within, percent: percentComplete(within.card as CollectionCard) },
    follows,
    afterwards: follows.length > 0 ? null : (pathNotFrom(keyOfNode(step))?.step ?? null),
  };
};
