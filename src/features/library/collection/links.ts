import type { CollectionCard } from '#contracts/library/card.schema.ts';
import type { TrainingNode } from '#machines/library/training-map.ts';
import { hrefOfNode } from '../locked/unlock-texts.ts';

type Parts = Pick<CollectionCard, 'modules' | 'collections'>;

const contains = ({ modules, collections }: Parts, { kind, id }: Pick<TrainingNode, 'kind' | 'id'>): boolean =>
  kind === 'module'
    ? (modules ?? []).some(({ module_id }) => module_id === id)
    : kind === 'collection' && (collections ?? []).some(({ collection_id }) => collection_id === id);

/** M-16: the page of an item as a link within a collection: nested where the collection holds it. */
export const hrefWithin =
  (collection: Parts & Pick<CollectionCard, 'collection_id'>) =>
  (node: Pick<TrainingNode, 'kind' | 'id'>): string =>
    `${contains(collection, node) ? `/collections/${collection.collection_id}` : ''}${hrefOfNode(node)}`;

/** M-32: whether a module stands in a collection. */
export const containsModule = (parent: Parts, moduleId: number): boolean =>
  contains(parent, { kind: 'module', id: moduleId });

/** M-32: whether a collection stands in another one. */
export const containsCollection = (parent: Parts, collectionId: number): boolean =>
  contains(parent, { kind: 'collection', id: collectionId });
