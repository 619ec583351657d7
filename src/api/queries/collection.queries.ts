import { queryOptions } from '@tanstack/react-query';
import {
  getCollection,
  listCollectionAssessments,
  listCollectionCollections,
  listCollectionModules,
} from '#contracts/library/collection.endpoints.ts';
import type { CallOptions, Client } from '../client.ts';
import { FETCH_AT_EVERY_VISIT } from './freshness.ts';
import { libraryKeys } from './library.keys.ts';
import { SILENT } from '../quiet-policies.ts';

const requestOf = (organisationId: number, collectionId: number) => ({
  params: { id: collectionId },
  query: { organisation_id: organisationId },
});

const collectionOptions = (client: Client, organisationId: number, collectionId: number, options: CallOptions) =>
  queryOptions({
    queryKey: libraryKeys.collection(organisationId, collectionId),
    queryFn: ({ signal }) =>
      client.fetch(getCollection, requestOf(organisationId, collectionId), { ...options, signal }),
    ...FETCH_AT_EVERY_VISIT,
  });

/** a collection with its parts and their order; its 404 is for the page around. */
export const collectionQuery = (client: Client, organisationId: number, collectionId: number) =>
  collectionOptions(client, organisationId, collectionId, {});

/** The same for a page inside the collection, which stands whatever happens to this call (M-32). */
export const parentCollectionQuery = (client: Client, organisationId: number, collectionId: number) =>
  collectionOptions(client, organisationId, collectionId, SILENT);

/** the collections inside a collection. */
export const collectionCollectionsQuery = (client: Client, organisationId: number, collectionId: number) =>
  queryOptions({
    queryKey: libraryKeys.collectionPart(organisationId, collectionId, 'collections'),
    queryFn: ({ signal }) =>
      client.fetch(listCollectionCollections, requestOf(organisationId, collectionId), { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });

/** the modules inside a collection. */
export const collectionModulesQuery = (client: Client, organisationId: number, collectionId: number) =>
  queryOptions({
    queryKey: libraryKeys.collectionPart(organisationId, collectionId, 'modules'),
    queryFn: ({ signal }) => client.fetch(listCollectionModules, requestOf(organisationId, collectionId), { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });

/** the exams of a collection (M-18). */
export const collectionAssessmentsQuery = (client: Client, organisationId: number, collectionId: number) =>
  queryOptions({
    queryKey: libraryKeys.collectionPart(organisationId, collectionId, 'assessments'),
    queryFn: ({ signal }) =>
      client.fetch(listCollectionAssessments, requestOf(organisationId, collectionId), { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });
