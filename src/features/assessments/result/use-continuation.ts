import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { assignedAssessmentsQuery } from '#api/queries/assessments.queries.ts';
import { assignedCollectionsQuery, assignedModulesQuery } from '#api/queries/library.queries.ts';
import { continuationAfter, type Continuation } from '#machines/home/what-next.ts';
import { parentOf } from '../parent-link.ts';
import type { ResultProps } from '../screen-props.ts';

export type ContinuationProps = Pick<ResultProps, 'assessment' | 'organisation' | 'profile' | 'now' | 'kind'>;

const NONE: ReadonlySet<number> = new Set();

/**
 * H16: where Continue leads after a pass. The three lists of home are asked for (0126), and count only as they are
 * after the pass; until they are here, and where one does not come, it is the parent. Null where there is none.
 */
export const useContinuation = ({
  assessment,
  organisation,
  profile,
  now,
  kind,
}: ContinuationProps): Continuation | null => {
  const client = useApi();
  const parent = parentOf(assessment);
  const archived = typeof profile.archived_at === 'number';
  const enabled = kind === 'passed' && parent !== null && !archived;
  const id = organisation.organisation_id;
  const assessments = useQuery({ ...assignedAssessmentsQuery(client, id), enabled });
  const modules = useQuery({ ...assignedModulesQuery(client, id, profile.id), enabled });
  const collections = useQuery({ ...assignedCollectionsQuery(client, id, profile.id), enabled });
  if (parent === null) return null;
  const isKnown = [assessments, modules, collections].every(
    ({ isFetchedAfterMount, isSuccess }) => isFetchedAfterMount && isSuccess,
  );
  if (!isKnown) return { kind: 'parent' };
  const items = [...(modules.data ?? []), ...(collections.data ?? [])];
  return continuationAfter(
    {
      items,
      assessments: assessments.data ?? [],
      submitted: NONE,
      isComplete: true,
      archived,
      now: Math.floor(now() / 1000),
    },
    parent.node,
  );
};
