import * as z from 'zod/mini';
import { AssessmentCard } from '../assessments/assessment.schema.ts';
import { Evidence } from '../evidence/evidence.schema.ts';
import { mapOf, maybe } from '../wire.schema.ts';
import { learningEntityFields, userEntityFields } from './entity.schema.ts';
import { ModuleType } from './module-type.schema.ts';

/** ES-06. */
export const ModuleProperties = z.looseObject({
  new_window: maybe(z.boolean()),
  url: maybe(z.string()),
  download_only: maybe(z.boolean()),
  confirm_understanding: maybe(z.boolean()),
  /** Assumed: the file with the captions of a video (N-19). */
  captions_id: maybe(z.number()),
});
export type ModuleProperties = z.output<typeof ModuleProperties>;

/** ES-06, with what the viewer's assignment adds. */
export const Module = z.looseObject({
  ...learningEntityFields,
  ...userEntityFields,
  module_id: z.number(),
  module_type_id: maybe(z.number()),
  module_type_key: ModuleType,
  module_type_description: maybe(z.string()),
  properties: maybe(mapOf(ModuleProperties)),
  /** An organisation's own settings of the module; its `can_evidence` wins (N-16). */
  custom: maybe(mapOf(z.looseObject({ can_evidence: maybe(z.boolean()) }))),
  /** Of the person who asks, and nobody else (N-16). */
  evidence: maybe(z.array(Evidence)),
  assessments: maybe(z.array(AssessmentCard)),
});
export type Module = z.output<typeof Module>;
