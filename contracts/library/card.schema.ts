import * as z from 'zod/mini';
import { AssessmentCard, Prerequisite } from '../assessments/assessment.schema.ts';
import { maybe, Paging, WireDate } from '../wire.schema.ts';
import { ModuleType } from './module-type.schema.ts';

const described = {
  entity_id: z.number(),
  title: z.string(),
  short_description: maybe(z.string()),
  thumbnail_url: maybe(z.string()),
  published_at: maybe(WireDate),
  assigned_at: maybe(WireDate),
  created_at: maybe(WireDate),
  /** Assumed (0170): the first category that it stands in. A card without a picture draws that category's figure. */
  category_id: maybe(z.number()),
} as const;

/** M-19 to M-25: what a card says of how far its person has got. `status` may be a word that is not shown. */
const training = {
  ...described,
  points: maybe(z.number()),
  /** M-33, as the person's mark is. */
  study_hours: maybe(z.number()),
  favourite: maybe(z.boolean()),
  status: maybe(z.string()),
  due_at: maybe(WireDate),
  expires_at: maybe(WireDate),
  last_viewed_at: maybe(WireDate),
  last_completed_at: maybe(WireDate),
  /** What has to be completed first, and what that waits for itself. */
  prerequisites: maybe(z.array(Prerequisite)),
} as const;

/** M-23 to M-26. */
export const ModuleCard = z.looseObject({
  ...training,
  module_id: z.number(),
  module_type_key: ModuleType,
  module_type_description: maybe(z.string()),
});
export type ModuleCard = z.output<typeof ModuleCard>;

const part = {
  title: z.string(),
  status: maybe(z.string()),
  last_viewed_at: maybe(WireDate),
  prerequisites: maybe(z.array(Prerequisite)),
} as const;

/** M-21: each module or sub-collection carries its status and when it was last viewed. */
export const CollectionCard = z.looseObject({
  ...training,
  collection_id: z.number(),
  modules: maybe(z.array(z.looseObject({ module_id: z.number(), ...part }))),
  collections: maybe(z.array(z.looseObject({ collection_id: z.number(), ...part }))),
});
export type CollectionCard = z.output<typeof CollectionCard>;

/** what is assigned to a person, a page of it. */
export const CollectionPage = Paging(CollectionCard);
export const ModulePage = Paging(ModuleCard);

export const PageCard = z.looseObject({ ...described, page_id: z.number(), pinned: maybe(z.boolean()) });
export type PageCard = z.output<typeof PageCard>;

/** a page of a list of pages. */
export const ListedPages = Paging(PageCard);

/** An assessment among other cards: the band of what expires needs its date. */
export const DatedAssessmentCard = z.extend(AssessmentCard, { expires_at: maybe(WireDate) });
export type DatedAssessmentCard = z.output<typeof DatedAssessmentCard>;

/** what stands in a band. */
export const BandItem = z.union([ModuleCard, CollectionCard, PageCard, DatedAssessmentCard]);
export type BandItem = z.output<typeof BandItem>;
