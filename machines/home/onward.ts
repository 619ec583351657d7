import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import { keyOf, keyOfNode, mapOf, nodeOf, type TrainingNode } from '../library/training-map.ts';
import { isLocked } from '../library/why-locked.ts';
import { whatNext, type Given } from './what-next.ts';

/** What something that is complete opened, and where its person goes on. */
export interface Onward {
  /** What waited for it and can be done now. */
  readonly opened: readonly TrainingNode[];
  /** Null: nothing can be done now. */
  readonly next: TrainingNode | null;
  /** Whether that is because everything is done. */
  readonly isAllDone: boolean;
}

type Done = Pick<TrainingNode, 'kind' | 'id'>;

/** The key of the module or the collection that an assessment closes. */
const parentKey = ({ module, collection }: AssessmentCard): string | null => {
  if (module) return keyOf({ type: 'module', id: module.module_id });
  return collection ? keyOf({ type: 'collection', id: collection.collection_id }) : null;
};

/** Keys of what a stop waited for, open or not. An assessment that can be taken early waited for nothing (C-04). */
const waitedFor = ({ kind, card, prerequisites }: TrainingNode): readonly string[] => {
  if (kind !== 'assessment') return prerequisites.map(keyOf);
  const assessment = card as AssessmentCard;
  const { module, collection, allow_early } = assessment;
  if (allow_early === true) return [];
  const parent = parentKey(assessment);
  return [
    ...(parent === null ? [] : [parent]),
    ...[...(module?.prerequisites ?? []), ...(collection?.prerequisites ?? [])].map(keyOf),
  ];
};

/** Whatever waited for `done`, can be done now, and is to be done. */
const openedBy = ({ items, assessments, now }: Given, done: Done): readonly TrainingNode[] => {
  const map = mapOf([...items, ...assessments], now);
  return [...map.values()].filter(
    (node) => node.claim !== null && waitedFor(node).includes(keyOfNode(done)) && !isLocked(map, node),
  );
};

const isOwnAssessment = (node: TrainingNode, done: Done): boolean =>
  node.kind === 'assessment' && parentKey(node.card as AssessmentCard) === keyOfNode(done);

/**
 * 0360: after a module or a collection is complete. Its own assessment comes next where that is open now, then what
 * comes next in the collection around it (`within`, by the rule of that collection's page), then what home calls next.
 * What is complete itself never comes next, not even where it expires soon.
 */
export const onwardFrom = (given: Given, done: Done, within: TrainingNode | null = null): Onward => {
  const opened = openedBy(given, done);
  const others = given.items.filter((card) => {
    const node = nodeOf(card, given.now);
    return node === null || keyOfNode(node) !== keyOfNode(done);
  });
  const atHome = whatNext({ ...given, items: others });
  const own = opened.find((node) => isOwnAssessment(node, done)) ?? null;
  return {
    opened,
    next: own ?? within ?? (atHome.kind === 'step' ? atHome.next.step : null),
    // Without what is complete nothing may be left at all.
    isAllDone: atHome.kind === 'upToDate' || atHome.kind === 'nothingAssigned',
  };
};
