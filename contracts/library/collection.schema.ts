import * as z from 'zod/mini';
import { AssessmentCard } from '../assessments/assessment.schema.ts';
import { maybe } from '../wire.schema.ts';
import { FlowNode, learningEntityFields, Sequence, userEntityFields } from './entity.schema.ts';
import { Module } from './module.schema.ts';

const fields = {
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
  modules: maybe(z.array(Module)),
  assessments: maybe(z.array(AssessmentCard)),
  sequences: maybe(z.array(Sequence)),
  flow: maybe(z.looseObject({ nodes: z.array(FlowNode) })),
  properties: maybe(z.record(z.string(), z.unknown())),
} as const;

/** A collection inside another: its own sub-collections are not sent along. */
export const SubCollection = z.looseObject(fields);
export type SubCollection = z.output<typeof SubCollection>;

/** ES-08. */
export const Collection = z.looseObject({ ...fields, collections: maybe(z.array(SubCollection)) });
export type Collection = z.output<typeof Collection>;
