import type { CollectionCard } from '#contracts/library/card.schema.ts';
import type { Collection } from '#contracts/library/collection.schema.ts';
import { flowOrder, type FlowItem } from '../flow-layout.ts';
import { isOver, keyOf, keyOfNode, type TrainingNode } from './training-map.ts';
import { isLocked, shortestPath, waitsFor, type Distances, type TrainingMap } from './why-locked.ts';

/** A stop of a journey. */
export interface JourneyStop {
  readonly entityId: number;
  readonly title: string;
  /** Null: the journey leads to something that is no part of the collection for this person. */
  readonly node: TrainingNode | null;
  /** Entity ids of what comes right before it, in the order of the journey. */
  readonly after: readonly number[];
}

/** The order of a collection (M-12), and what stands in no order. */
export interface Journey {
  readonly stops: readonly JourneyStop[];
  /** What no sequence names and is locked: each after what it waits for. */
  readonly waiting: readonly JourneyStop[];
  readonly anytime: readonly TrainingNode[];
}

/** M-12: the Journey tab shows only when sequences exist and `hide_journey` is not set. */
export const hasJourney = ({ sequences, hide_journey }: Pick<Collection, 'sequences' | 'hide_journey'>): boolean =>
  (sequences ?? []).length > 0 && hide_journey !== true;

/** A collection as the card that stands for it elsewhere. What it waits for itself is known to that card alone. */
export const cardOfCollection = (collection: Collection): CollectionCard => ({ ...collection, prerequisites: null });

/** The parts of a collection by entity id, in its own order. */
export const partsByEntity = (
  map: TrainingMap,
  { modules, collections }: Pick<Collection, 'modules' | 'collections'>,
): ReadonlyMap<number, TrainingNode> => {
  const keys = [
    ...(modules ?? []).map(
      ({ entity_id, module_id }) => [entity_id, keyOf({ type: 'module', id: module_id })] as const,
    ),
    ...(collections ?? []).map(
      ({ entity_id, collection_id }) => [entity_id, keyOf({ type: 'collection', id: collection_id })] as const,
    ),
  ];
  return new Map(
    keys.flatMap(([entityId, key]) => (map.has(key) ? [[entityId, map.get(key) as TrainingNode] as const] : [])),
  );
};

/** Entities of the sequences, in the order in which they are first named, with what comes before each. */
const itemsOf = (sequences: NonNullable<Collection['sequences']>): readonly FlowItem[] => {
  const needs = new Map<number, Set<number>>();
  for (const { source_entity_id: source, target_entity_id: target } of sequences) {
    if (!needs.has(source)) needs.set(source, new Set());
    needs.set(target, (needs.get(target) ?? new Set()).add(source));
  }
  return [...needs].map(([id, sources]) => ({ id, needs: [...sources] }));
};

const titlesOf = (sequences: NonNullable<Collection['sequences']>): ReadonlyMap<number, string> =>
  new Map(
    sequences
      .flatMap(({ source_entity_id, source_title, target_entity_id, target_title }) => [
        [source_entity_id, source_title ?? ''] as const,
        [target_entity_id, target_title ?? ''] as const,
      ])
      .filter(([, title]) => title !== ''),
  );

/**
 * The sequences as one order, each stop after all that come before it; parts that no sequence names stand apart, those
 * that something has to come before among themselves. A stop of which not even a title is known is left out.
 */
export const journeyOf = (
  map: TrainingMap,
  collection: Pick<Collection, 'modules' | 'collections' | 'sequences'>,
): Journey => {
  const sequences = collection.sequences ?? [];
  const parts = partsByEntity(map, collection);
  const titles = titlesOf(sequences);
  const items = new Map(itemsOf(sequences).map((item) => [item.id, item.needs]));
  const order = flowOrder([...items].map(([id, needs]) => ({ id, needs })));
  const position = new Map(order.map((id, index) => [id, index]));
  const others = [...parts].filter(([entityId]) => !items.has(entityId));
  const entityOf = new Map([...parts].map(([entityId, node]) => [node, entityId]));
  const waiting = new Map(
    others
      .filter(([, node]) => isLocked(map, node))
      .map(([entityId, node]) => [entityId, waitsFor(map, node).flatMap((first) => entityOf.get(first) ?? [])]),
  );
  return {
    waiting: flowOrder([...waiting].map(([id, needs]) => ({ id, needs }))).map((entityId) => {
      const node = parts.get(entityId) as TrainingNode;
      return { entityId, title: node.title, node, after: waiting.get(entityId) ?? [] };
    }),
    stops: order.flatMap((entityId): readonly JourneyStop[] => {
      const node = parts.get(entityId) ?? null;
      const title = node?.title ?? titles.get(entityId);
      const after = (items.get(entityId) ?? [])
        .filter((id) => id !== entityId)
        .toSorted((a, b) => (position.get(a) ?? 0) - (position.get(b) ?? 0));
      return title === undefined ? [] : [{ entityId, title, node, after }];
    }),
    anytime: others.flatMap(([entityId, node]) => (waiting.has(entityId) ? [] : [node])),
  };
};

/**
 * What to do next in a collection: what opens the collection itself, else the first stop of its journey that is not
 * over, or what leads to it, else what is nearest; with every part done, its own assessment. Null where nothing can be
 * done: all is over, or nothing can be reached.
 */
export const nextInCollection = (
  map: TrainingMap,
  distances: Distances,
  collection: TrainingNode,
  journey: Journey | null,
  assessments: readonly TrainingNode[] = [],
): TrainingNode | null => {
  if (isOver(collection.status) || collection.shut) return null;
  const stops = isLocked(map, collection)
    ? []
    : (journey?.stops ?? []).flatMap(({ node }) => (node === null || isOver(node.status) ? [] : [node]));
  for (const goal of [...stops, collection]) {
    const first = shortestPath(map, distances, goal)?.[0];
    if (first !== undefined && keyOfNode(first) !== keyOfNode(collection)) return first;
  }
  // With every part done its own assessment is what is left.
  return assessments.find((node) => node.claim !== null && !isLocked(map, node)) ?? null;
};
