import { keys } from './keys.ts';

export const libraryKeys = {
  /** Every module of one organisation, and the list of them. */
  modules: (organisationId: number) => [...keys.organisation(organisationId), 'modules'] as const,
  /** The modules that are assigned to a person. */
  assignedModules: (organisationId: number, userId: number) =>
    [...libraryKeys.modules(organisationId), 'assigned', userId] as const,
  /** One module, with what its person sent about it. */
  module: (organisationId: number, moduleId: number) => [...libraryKeys.modules(organisationId), moduleId] as const,
  /** Its file, and the assessments that belong to it: refreshed with it. */
  moduleFile: (organisationId: number, moduleId: number) =>
    [...libraryKeys.module(organisationId, moduleId), 'file'] as const,
  moduleAssessments: (organisationId: number, moduleId: number) =>
    [...libraryKeys.module(organisationId, moduleId), 'assessments'] as const,
  /** One collection. */
  collection: (organisationId: number, collectionId: number) =>
    [...keys.organisation(organisationId), 'collections', collectionId] as const,
  /** A list of what stands in a collection. It is refreshed with the collection. */
  collectionPart: (organisationId: number, collectionId: number, part: 'modules' | 'collections' | 'assessments') =>
    [...libraryKeys.collection(organisationId, collectionId), part] as const,
  /** The collections that are assigned to a person. */
  assignedCollections: (organisationId: number, userId: number) =>
    [...keys.organisation(organisationId), 'collections', 'assigned', userId] as const,
  /** One page with its content. */
  page: (organisationId: number, pageId: number) => [...keys.organisation(organisationId), 'pages', pageId] as const,
  /** The categories at the top of the library. */
  categories: (organisationId: number) => [...keys.organisation(organisationId), 'categories'] as const,
  /** One category. */
  category: (organisationId: number, categoryId: number) =>
    [...libraryKeys.categories(organisationId), categoryId] as const,
  /** A list of training, of a person or of a category; `list` tells its page, order and filters from others. */
  listing: (
    organisationId: number,
    owner: 'person' | 'category',
    ownerId: number,
    kind: 'collections' | 'modules' | 'pages',
    list: object,
  ) => [...keys.organisation(organisationId), 'listing', owner, ownerId, kind, list] as const,
  /** A page of what a search found. */
  found: (organisationId: number, kind: 'collections' | 'modules' | 'pages', query: object) =>
    [...keys.organisation(organisationId), 'found', kind, query] as const,
} as const;
