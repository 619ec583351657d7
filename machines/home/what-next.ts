import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import type { CollectionCard } from '#contracts/library/card.schema.ts';
import { isOver, keyOfNode, mapOf, type TrainingNode } from '../library/training-map.ts';
import { distancesOf, shortestPath } from '../library/why-locked.ts';
import { nextStep, type Known, type NextStep } from './next-step.ts';

/** What home knows, and how much of it came. */
export interface Given extends Known {
  /** Assessments whose submission waits on this device: with nobody to begin them. */
  readonly submitted: ReadonlySet<number>;
  /** Whether every call that knows of open training answered. */
  readonly isComplete: boolean;
}

/**
 * What there is to do (0126).
 *
 * - `step`: this comes next; not `isCertain` where something that did not come may be more urgent.
 * - `waiting`: something is open and nothing can be done now. `withOthers` pieces wait for a reviewer or a tutor,
 *   `closed` ones are locked, not published, or wait for something that cannot be reached.
 * - `upToDate`: all that is assigned is done. `nothingAssigned`: nothing is. `unknown`: something did not come.
 */
export type WhatNext =
  | { readonly kind: 'step'; readonly next: NextStep; readonly isCertain: boolean }
  | { readonly kind: 'waiting'; readonly withOthers: number; readonly closed: number }
  | { readonly kind: 'upToDate' | 'nothingAssigned' | 'unknown' };

/** A submission that waits on this device is as good as one in review: nobody can begin it. */
const asSubmitted = ({ assessments, submitted }: Given): readonly AssessmentCard[] =>
  assessments.map((card) => (submitted.has(card.assessment_id) ? { ...card, status: 'review' } : card));

const isWithOthers = ({ card, status }: TrainingNode): boolean =>
  card !== null &&
  'assessment_id' in card &&
  (status === 'review' || ((card as AssessmentCard).assessment_type_key === 'EXT' && !isOver(status)));

/** Open, known by more than its name, and not to be done now. */
const isClosed = (stop: TrainingNode): boolean =>
  stop.card !== null &&
  !isOver(stop.status) &&
  !isWithOthers(stop) &&
  (stop.claim !== null || stop.shut || stop.status === 'locked');

/** What home says of what there is to do. */
export const whatNext = (given: Given): WhatNext => {
  const known = { ...given, assessments: asSubmitted(given) };
  const next = nextStep(known);
  if (next !== null) return { kind: 'step', next, isCertain: given.isComplete };
  if (!given.isComplete) return { kind: 'unknown' };
  const stops = [...mapOf([...known.items, ...known.assessments], known.now).values()];
  const withOthers = stops.filter(isWithOthers).length;
  const closed = stops.filter(isClosed).length;
  if (withOthers + closed > 0) return { kind: 'waiting', withOthers, closed };
  return { kind: stops.some(({ card }) => card !== null) ? 'upToDate' : 'nothingAssigned' };
};

/**
 * V7: the title of what comes next in each collection, by the collection's id, and by the same rule as the sign: what
 * the sign names where it names a part of the collection, else where the shortest way into it begins. A collection
 * without a way has none.
 */
export const nextInCollections = (given: Given, what: WhatNext): ReadonlyMap<number, string> => {
  const map = mapOf([...given.items, ...asSubmitted(given)], given.now);
  const distances = distancesOf(map);
  const sign = what.kind === 'step' ? what.next : null;
  const titles = new Map<number, string>();
  for (const stop of map.values()) {
    if (stop.kind !== 'collection' || stop.card === null || isOver(stop.status)) continue;
    const isOnSign = sign?.within !== null && sign !== null && keyOfNode(sign.within.stop) === keyOfNode(stop);
    const first = isOnSign ? sign.step : shortestPath(map, distances, stop)?.[0];
    if (first !== undefined && keyOfNode(first) !== keyOfNode(stop))
      titles.set((stop.card as CollectionCard).collection_id, first.title);
  }
  return titles;
};

/** Where somebody goes on who has completed a part of something. */
export type Continuation =
  | { readonly kind: 'parent' | 'home' }
  | { readonly kind: 'step'; readonly step: TrainingNode };

/**
 * H16: to the parent while anything of it is open, or nobody knows how it stands. Where it is over, to the next step by
 * the rule of home, and home where there is none.
 */
export const continuationAfter = (given: Given, parent: Pick<TrainingNode, 'kind' | 'id'>): Continuation => {
  const status = mapOf([...given.items, ...given.assessments], given.now).get(keyOfNode(parent))?.status;
  if (!isOver(status)) return { kind: 'parent' };
  const next = whatNext(given);
  if (next.kind !== 'step') return { kind: 'home' };
  const { step } = next.next;
  // Completed and about to expire, the parent itself may come next.
  return keyOfNode(step) === keyOfNode(parent) ? { kind: 'parent' } : { kind: 'step', step };
};
