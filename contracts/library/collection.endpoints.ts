import * as z from 'zod/mini';
import { AssessmentPage } from '../assessments/assessment.schema.ts';
import { PAGE_SIZES } from '../constants.ts';
import { authenticatedGet, Id } from '../endpoint-presets.ts';
import { maybe, WireList, WireNumber } from '../wire.schema.ts';
import { CollectionPage, ModulePage } from './card.schema.ts';
import { Collection } from './collection.schema.ts';

export const getCollection = authenticatedGet({
  name: 'getCollection',
  number: 'X-064',
  description: 'One collection with its parts, their order and what its person has done (M-11).',
  path: 'collections/{id}',
  params: Id,
  query: z.strictObject({ organisation_id: WireNumber, status: maybe(z.string()), with: maybe(WireList) }),
  fixedQuery: {
    with: [
      'assessments.collection',
      'entity',
      'collections.collections',
      'collections.modules',
      'collections.sequences',
      'modules',
      'sequences',
    ],
  },
  reply: Collection,
  errors: { preset: 'silent', on: { 404: 'page' } },
});

const listed = z.strictObject({ organisation_id: WireNumber, per_page: maybe(WireNumber) });

export const listCollectionCollections = authenticatedGet({
  name: 'listCollectionCollections',
  number: 'X-065',
  description: 'The collections inside a collection, in its order.',
  path: 'collections/{id}/collections',
  params: Id,
  query: listed,
  fixedQuery: { per_page: PAGE_SIZES.collections },
  reply: CollectionPage,
  errors: { preset: 'silent' },
});

export const listCollectionModules = authenticatedGet({
  name: 'listCollectionModules',
  number: 'X-066',
  description: 'The modules inside a collection, in its order.',
  path: 'collections/{id}/modules',
  params: Id,
  query: listed,
  fixedQuery: { per_page: PAGE_SIZES.modules },
  reply: ModulePage,
  errors: { preset: 'silent' },
});

export const listCollectionAssessments = authenticatedGet({
  name: 'listCollectionAssessments',
  number: 'X-027',
  description: 'The assessments of a collection that are taken here; SCO is no part of the list (M-18).',
  path: 'collections/{id}/assessments',
  params: Id,
  query: z.strictObject({ organisation_id: WireNumber, assessment_type_key: maybe(z.string()) }),
  fixedQuery: { assessment_type_key: 'EXM' },
  reply: AssessmentPage,
  errors: { preset: 'silent' },
});
