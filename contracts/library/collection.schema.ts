import * as z from 'zod/mini';
import { AssessmentCard } from '../assessments/assessment.schema.ts';
import { mapOf, maybe } from '../wire.schema.ts';
import { CollectionCard, ModuleCard } from './card.schema.ts';
import { FlowNode, learningEntityFields, Sequence, userEntityFields } from './entity.schema.ts';

/** A collection inside another, with its own parts and their order; deeper ones are not sent along. */
export const SubCollection = z.extend(CollectionCard, { sequences: maybe(z.array(Sequence)) });
export type SubCollection = z.output<typeof SubCollection>;

/** ES-08. Its parts come as cards: what the page shows of them, and what each waits for (0227). */
export const Collection = z.looseObject({
  ...learningEntityFields,
  ...userEntityFields,
  collection_id: z.number(),
  collection_type_id: maybe(z.number()),
  collection_type_description: maybe(z.string()),
  content_reverse: maybe(z.boolean()),
  hide_training: maybe(z.boolean()),
  hide_journey: maybe(z.boolean()),
  sort_order: maybe(z.number()),
  modules_count: maybe(z.number()),
  collections_count: maybe(z.number()),
  modules: maybe(z.array(ModuleCard)),
  collections: maybe(z.array(SubCollection)),
  assessments: maybe(z.array(AssessmentCard)),
  sequences: maybe(z.array(Sequence)),
  flow: maybe(z.looseObject({ nodes: z.array(FlowNode) })),
  properties: maybe(mapOf(z.record(z.string(), z.unknown()))),
});
export type Collection = z.output<typeof Collection>;
