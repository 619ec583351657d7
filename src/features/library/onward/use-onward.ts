import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#api/api-context.ts';
import { parentCollectionQuery } from '#api/queries/collection.queries.ts';
import type { Collection } from '#contracts/library/collection.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { useTraining, type Training } from '#current/use-training.ts';
import { onwardFrom, type Onward } from '#machines/home/onward.ts';
import { isOver, type TrainingNode } from '#machines/library/training-map.ts';
import { hrefWithin } from '../collection/links.ts';
import { openOf } from '../collection/use-collection.ts';
import { hrefOfNode } from '../locked/unlock-texts.ts';
import type { parentInPath } from '../crumbs.ts';

/** The way on, with the addresses of its pages. */
export interface KnownOnward extends Onward {
  readonly hrefOf: (node: Pick<TrainingNode, 'kind' | 'id'>) => string;
}

export interface OnwardInput {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  readonly done: Pick<TrainingNode, 'kind' | 'id'>;
  /** Whether it is complete: nothing is asked before. */
  readonly isDone: boolean;
  /** What the address says it stands in. */
  readonly parent?: ReturnType<typeof parentInPath>;
  /** Unix seconds. */
  readonly nowUnix: number;
}

const NONE: ReadonlySet<number> = new Set();

/** What comes next in the collection around it; null where it is over, or nothing of it can be done. */
const nextWithin = (collection: Collection, { items }: Training, nowUnix: number): TrainingNode | null => {
  const training = items.filter((item) => !('page_id' in item) && !('assessment_id' in item));
  return isOver(collection.status) ? null : openOf(collection, training as Parameters<typeof openOf>[1], nowUnix).next;
};

/**
 * 0360: where somebody goes on who has completed this. Undefined while the lists are on their way; null where one does
 * not come, and of an archived account.
 */
export const useOnward = ({
  profile,
  organisation,
  done,
  isDone,
  parent,
  nowUnix,
}: OnwardInput): KnownOnward | null | undefined => {
  const { organisation_id: id } = organisation;
  const isInCollection = parent?.kind === 'collections';
  const training = useTraining(profile, id, isDone);
  const around = useQuery({
    ...parentCollectionQuery(useApi(), id, parent?.id ?? 0),
    enabled: isDone && isInCollection,
  });
  const { data: collection, isFetchedAfterMount } = around;
  const { kind, id: doneId } = done;
  return useMemo(() => {
    if (!training) return training;
    if (isInCollection && !isFetchedAfterMount) return undefined;
    const given = { ...training, submitted: NONE, isComplete: true, archived: false, now: nowUnix };
    const within = collection === undefined ? null : nextWithin(collection, training, nowUnix);
    return {
      ...onwardFrom(given, { kind, id: doneId }, within),
      hrefOf: collection === undefined ? hrefOfNode : hrefWithin(collection),
    };
  }, [training, isInCollection, isFetchedAfterMount, collection, kind, doneId, nowUnix]);
};
