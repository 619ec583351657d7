import { queryOptions } from '@tanstack/react-query';
import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import type { StoredFile } from '#contracts/files/file.schema.ts';
import { getModule, listModuleAssessments } from '#contracts/library/module.endpoints.ts';
import type { Client } from '../client.ts';
import { FETCH_AT_EVERY_VISIT } from './freshness.ts';
import { libraryKeys } from './library.keys.ts';

/**
 * X-068 (N-01). Below the modules of its organisation, so that `entity.updated` fetches it again (N-13), and asked for
 * when its window comes to the front: a reviewer may have decided meanwhile.
 */
export const moduleQuery = (client: Client, organisationId: number, moduleId: number) =>
  queryOptions({
    queryKey: libraryKeys.module(organisationId, moduleId),
    queryFn: ({ signal }) =>
      client.fetch(getModule, { params: { id: moduleId }, query: { organisation_id: organisationId } }, { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });

/** what is read, played or downloaded; null for none. */
export const moduleFileQuery = (client: Client, organisationId: number, moduleId: number) =>
  queryOptions({
    queryKey: libraryKeys.moduleFile(organisationId, moduleId),
    queryFn: async ({ signal }): Promise<StoredFile | null> =>
      (
        await client.fetch(
          getModule,
          { params: { id: moduleId }, query: { organisation_id: organisationId, with: ['file'] } },
          { signal },
        )
      ).file ?? null,
    ...FETCH_AT_EVERY_VISIT,
  });

/** X-028 (N-20): the person's exams that belong to a module. */
export const moduleAssessmentsQuery = (client: Client, organisationId: number, moduleId: number) =>
  queryOptions({
    queryKey: libraryKeys.moduleAssessments(organisationId, moduleId),
    queryFn: async ({ signal }): Promise<readonly AssessmentCard[]> =>
      (
        await client.fetch(
          listModuleAssessments,
          { params: { id: moduleId }, query: { organisation_id: organisationId } },
          { signal },
        )
      ).data,
    ...FETCH_AT_EVERY_VISIT,
  });
