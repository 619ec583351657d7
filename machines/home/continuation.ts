import { isOver, keyOfNode, mapOf, type TrainingNode } from '../library/training-map.ts';
import { type Given, whatNext } from './what-next.ts';

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
