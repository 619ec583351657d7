import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#api/api-context.ts';
import { isPageFailure } from '#api/page-state.ts';
import { collectionQuery } from '#api/queries/collection.queries.ts';
import { assignedCollectionsQuery, assignedModulesQuery } from '#api/queries/library.queries.ts';
import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import type { CollectionCard, ModuleCard } from '#contracts/library/card.schema.ts';
import type { Collection } from '#contracts/library/collection.schema.ts';
import { cardOfCollection, hasJourney, journeyOf, nextInCollection, type Journey } from '#machines/library/journey.ts';
import { keyOf, keyOfNode, mapOf, type TrainingNode } from '#machines/library/training-map.ts';
import {
  distancesOf,
  isLocked,
  needsOf,
  unlockChain,
  type TrainingMap,
  type UnlockChain,
} from '#machines/library/why-locked.ts';

export interface CollectionInput {
  readonly organisationId: number;
  readonly userId: number;
  readonly collectionId: number;
  /** Unix seconds. */
  readonly nowUnix: number;
}

/** What is known of a collection that has loaded: the way through it, and what of it is locked. */
export interface OpenCollection {
  readonly collection: Collection;
  readonly map: TrainingMap;
  readonly self: TrainingNode;
  readonly assessments: readonly TrainingNode[];
  /** Null: it has none, or hides it (M-12). */
  readonly journey: Journey | null;
  readonly next: TrainingNode | null;
  /** The collection's own lock where it has one, else that of its parts. */
  readonly chain: UnlockChain;
}

const partsOf = ({ modules, collections }: Collection): readonly (ModuleCard | CollectionCard)[] => [
  ...(modules ?? []),
  ...(collections ?? []),
];

/** M-18: SCO belongs to a package and stands in no list. */
const assessmentsOf = ({ assessments }: Collection): readonly AssessmentCard[] =>
  (assessments ?? []).filter(({ assessment_type_key: type }) => type !== 'SCO');

/** The way through a collection, given what else is assigned to its person. `nowUnix` in seconds. */
export const openOf = (
  collection: Collection,
  assigned: readonly (ModuleCard | CollectionCard)[],
  nowUnix: number,
): OpenCollection => {
  // Its own card first: it alone knows what the collection waits for.
  const map = mapOf(
    [...assigned, cardOfCollection(collection), ...partsOf(collection), ...assessmentsOf(collection)],
    nowUnix,
  );
  const self = map.get(keyOf({ type: 'collection', id: collection.collection_id })) as TrainingNode;
  const distances = distancesOf(map);
  const journey = hasJourney(collection) ? journeyOf(map, collection) : null;
  const nodesOf = (keys: readonly string[]): readonly TrainingNode[] => keys.flatMap((key) => map.get(key) ?? []);
  const assessments = nodesOf(
    assessmentsOf(collection).map(({ assessment_id: id }) => keyOf({ type: 'assessment', id })),
  );
  const parts = [
    ...nodesOf([
      ...(collection.modules ?? []).map(({ module_id: id }) => keyOf({ type: 'module', id })),
      ...(collection.collections ?? []).map(({ collection_id: id }) => keyOf({ type: 'collection', id })),
    ]),
    ...assessments,
  ];
  const next = nextInCollection(map, distances, self, journey, assessments);
  // What the next step opens comes first, so that the chain begins where the page goes on.
  const isOpenedByNext = (part: TrainingNode): boolean => next !== null && needsOf(map, part).includes(keyOfNode(next));
  const locked = isLocked(map, self)
    ? [self]
    : parts
        .filter((part) => isLocked(map, part))
        .toSorted((a, b) => Number(isOpenedByNext(b)) - Number(isOpenedByNext(a)));
  return { collection, map, self, assessments, journey, next, chain: unlockChain(map, locked, distances) };
};

/** Whether the collection or a part of it waits for something of which only the person's other training tells more. */
const asksOutside = (collection: Collection): boolean => {
  const inside = new Set(
    partsOf(collection).map((part) =>
      'module_id' in part ? `module ${String(part['module_id'])}` : `collection ${String(part['collection_id'])}`,
    ),
  );
  return (
    (collection.prerequisites ?? []).some(({ completed }) => completed !== true) ||
    partsOf(collection).some(({ prerequisites }) =>
      (prerequisites ?? []).some(({ type, id, completed }) => !completed && !inside.has(`${type} ${id}`)),
    )
  );
};

/** A collection with the way through it (M-11). What a list already knew of it stands in `card` until it has loaded. */
export const useCollection = ({ organisationId, userId, collectionId, nowUnix }: CollectionInput) => {
  const client = useApi();
  const query = useQuery({
    ...collectionQuery(client, organisationId, collectionId),
    throwOnError: isPageFailure,
    // What was completed or restarted elsewhere decides whether it may be restarted here.
    refetchOnWindowFocus: 'always',
  });
  const enabled = query.data !== undefined && asksOutside(query.data);
  // Read from the cache where another page has loaded them; asked for only where they tell what opens something.
  const { data: modules } = useQuery({ ...assignedModulesQuery(client, organisationId, userId), enabled });
  const { data: collections } = useQuery({ ...assignedCollectionsQuery(client, organisationId, userId), enabled });
  const { data: collection } = query;
  const open = useMemo(
    () => (collection === undefined ? null : openOf(collection, [...(collections ?? []), ...(modules ?? [])], nowUnix)),
    [collection, modules, collections, nowUnix],
  );
  const card = collections?.find(({ collection_id }) => collection_id === collectionId) ?? null;
  return { query, open, card };
};
