import { accountKeys } from './account-keys.ts';

/**
 * Every query key of the app. Spelled here only, so that an invalidation always meets the query it means (a test reads
 * the sources). What belongs to an organisation stands below its id: refreshing `keys.organisation(id)` refreshes all
 * of it.
 */
export const keys = {
  ...accountKeys,
  /** Every assessment of the person in one organisation, and the list of them. */
  assessments: (organisationId: number) => [...accountKeys.organisation(organisationId), 'assessments'] as const,
  /** The list of what is assigned to the person. */
  assignedAssessments: (organisationId: number) => [...keys.assessments(organisationId), 'assigned'] as const,
  /** One assessment. */
  assessment: (organisationId: number, assessmentId: number) =>
    [...keys.assessments(organisationId), assessmentId] as const,
  /** Every module of one organisation, and the list of them. */
  modules: (organisationId: number) => [...accountKeys.organisation(organisationId), 'modules'] as const,
  /** The modules that are assigned to a person. */
  assignedModules: (organisationId: number, userId: number) =>
    [...keys.modules(organisationId), 'assigned', userId] as const,
  /** One module, with what its person sent about it. */
  module: (organisationId: number, moduleId: number) => [...keys.modules(organisationId), moduleId] as const,
  /** Its file, and the assessments that belong to it: refreshed with it. */
  moduleFile: (organisationId: number, moduleId: number) => [...keys.module(organisationId, moduleId), 'file'] as const,
  moduleAssessments: (organisationId: number, moduleId: number) =>
    [...keys.module(organisationId, moduleId), 'assessments'] as const,
  /** One collection. */
  collection: (organisationId: number, collectionId: number) =>
    [...accountKeys.organisation(organisationId), 'collections', collectionId] as const,
  /** A list of what stands in a collection. It is refreshed with the collection. */
  collectionPart: (organisationId: number, collectionId: number, part: 'modules' | 'collections' | 'assessments') =>
    [...keys.collection(organisationId, collectionId), part] as const,
  /** The collections that are assigned to a person. */
  assignedCollections: (organisationId: number, userId: number) =>
    [...accountKeys.organisation(organisationId), 'collections', 'assigned', userId] as const,
  /** One page with its content. */
  page: (organisationId: number, pageId: number) =>
    [...accountKeys.organisation(organisationId), 'pages', pageId] as const,
  /** The categories at the top of the library. */
  categories: (organisationId: number) => [...accountKeys.organisation(organisationId), 'categories'] as const,
  /** One category. */
  category: (organisationId: number, categoryId: number) => [...keys.categories(organisationId), categoryId] as const,
  /** A list of training, of a person or of a category; `list` tells its page, order and filters from others. */
  listing: (
    organisationId: number,
    owner: 'person' | 'category',
    ownerId: number,
    kind: 'collections' | 'modules' | 'pages',
    list: object,
  ) => [...accountKeys.organisation(organisationId), 'listing', owner, ownerId, kind, list] as const,
  /** One band of home, by number or by the key of a default band. */
  band: (organisationId: number, bandId: number | string) =>
    [...accountKeys.organisation(organisationId), 'bands', bandId] as const,
  /** What the person has booked. */
  bookings: (organisationId: number) => [...accountKeys.organisation(organisationId), 'bookings'] as const,
  /** Where the organisation has workshops. */
  bookingLocations: (organisationId: number) =>
    [...accountKeys.organisation(organisationId), 'booking locations'] as const,
  /** A product with its price. */
  product: (organisationId: number, productId: number) =>
    [...accountKeys.organisation(organisationId), 'products', productId] as const,
  /** A page of the coming dates of a product. Seats are taken by bookings, so they are refreshed with them. */
  courses: (organisationId: number, productId: number, page: number) =>
    [...keys.bookings(organisationId), 'courses', productId, page] as const,
  /** All coming dates of a product, as far as they are read. Refreshed with bookings, too. */
  offeredDates: (organisationId: number, productId: number) =>
    [...keys.bookings(organisationId), 'offered dates', productId] as const,
  /** A basket, by the key that opens it. Its organisation is known only once it has loaded. */
  basket: (basketKey: string) => ['basket', basketKey] as const,
  /** The person's points since the account was opened. */
  points: (organisationId: number) => [...accountKeys.organisation(organisationId), 'points', 'all'] as const,
  /** The person's points between two moments in unix seconds. */
  pointsBetween: (organisationId: number, from: number, to: number) =>
    [...accountKeys.organisation(organisationId), 'points', from, to] as const,
  /** Every award of one organisation, and the list of them. */
  awards: (organisationId: number) => [...accountKeys.organisation(organisationId), 'awards'] as const,
  /** One award, with its parts. */
  award: (organisationId: number, awardId: number) => [...keys.awards(organisationId), awardId] as const,
  /** A person's points and completed training. */
  organisationStats: (organisationId: number, userId: number) =>
    [...accountKeys.organisation(organisationId), 'stats', userId] as const,
  /** A page of what a search found. */
  found: (organisationId: number, kind: 'collections' | 'modules' | 'pages', query: object) =>
    [...accountKeys.organisation(organisationId), 'found', kind, query] as const,
  /** The evidence that waits for a review in one organisation. */
  pendingEvidence: (organisationId: number) => [...accountKeys.organisation(organisationId), 'evidence'] as const,
  /** What a reviewer selected and skipped there during this visit. Nothing fetches it. */
  evidenceVisit: (organisationId: number) => [...accountKeys.organisation(organisationId), 'evidence visit'] as const,
  /** What a reviewer skipped there during this visit. Nothing fetches it. */
  reviewVisit: (organisationId: number) => [...accountKeys.organisation(organisationId), 'review visit'] as const,
  /** The assessments that wait for a review in one organisation. */
  pendingReviews: (organisationId: number) => [...accountKeys.organisation(organisationId), 'pending reviews'] as const,
  /** How much evidence waits there, and since when. */
  evidenceWaiting: (organisationId: number) => [...keys.pendingEvidence(organisationId), 'count'] as const,
  /** Every open review, of an assessment or of evidence. Its organisation is known only once it has loaded. */
  reviews: () => ['reviews'] as const,
  /** The review of an assessment; `name` as `subjectName` gives it. */
  review: (name: string) => [...keys.reviews(), name] as const,
  /** The review of a piece of evidence. */
  evidence: (evidenceKey: string) => [...keys.reviews(), `e/${evidenceKey}`] as const,
} as const;
