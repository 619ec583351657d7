import * as z from 'zod/mini';
import { AssessmentCard } from '../assessments/assessment.schema.ts';
import { maybe } from '../wire.schema.ts';
import { Collection } from './collection.schema.ts';
import { Module } from './module.schema.ts';
import { Page } from './page.schema.ts';

/** L-07: 1 modules, 2 collections, 3 pages. */
export const BandCondition = z.looseObject({ entity_type_id: z.union([z.literal(1), z.literal(2), z.literal(3)]) });

/** ES-34: a band as the settings define it. `id` is a number, or the key of a default band (L-05). */
export const Band = z.looseObject({
  id: z.union([z.number(), z.string()]),
  title: z.string(),
  hidden: maybe(z.boolean()),
  conditions: maybe(z.array(BandCondition)),
});
export type Band = z.output<typeof Band>;

/** what stands in a band. */
export const BandItem = z.union([Module, Collection, Page, AssessmentCard]);
