import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#api/api-context.ts';
import { assignedAssessmentsQuery } from '#api/queries/assessments.queries.ts';
import { assignedCollectionsQuery, assignedModulesQuery } from '#api/queries/library.queries.ts';
import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import type { BandItem } from '#contracts/library/card.schema.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';

/** The training that is assigned to somebody, as the three calls of home tell it (0126). */
export interface Training {
  readonly items: readonly BandItem[];
  readonly assessments: readonly AssessmentCard[];
}

/**
 * What is assigned, for a page that says what comes after something: asked for once `isWanted`, and known once it came
 * after the page did, since a list from before does not know what was completed on it. Undefined while it is on its
 * way; null where it does not come: unless it is wanted, after a failure, and of an archived account.
 */
export const useTraining = (
  profile: Profile,
  organisationId: number,
  isWanted: boolean,
): Training | null | undefined => {
  const client = useApi();
  const enabled = isWanted && typeof profile.archived_at !== 'number';
  const id = profile.id;
  const calls = [
    useQuery({ ...assignedAssessmentsQuery(client, organisationId), enabled }),
    useQuery({ ...assignedModulesQuery(client, organisationId, id), enabled }),
    useQuery({ ...assignedCollectionsQuery(client, organisationId, id), enabled }),
  ] as const;
  const isKnown = enabled && calls.every(({ isFetchedAfterMount, isSuccess }) => isFetchedAfterMount && isSuccess);
  const isComing = enabled && calls.every(({ isError }) => !isError);
  const [{ data: assessments }, { data: modules }, { data: collections }] = calls;
  return useMemo(
    () =>
      isKnown
        ? { items: [...(modules ?? []), ...(collections ?? [])], assessments: assessments ?? [] }
        : isComing
          ? undefined
          : null,
    [isKnown, isComing, assessments, modules, collections],
  );
};
