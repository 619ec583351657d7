import type { ProviderState } from '../provider-state.ts';

/** Modules of every type and in every state. */
export const modulesStates = {
  'a module with a document to confirm': {
    as: 'learner',
    description:
      'In this organisation Amara is assigned this module, which nothing stands before: a PDF with this id, to be confirmed, and not only to be downloaded. She has not confirmed it.',
    provides: { organisation_id: 1, module_id: 705, entity_id: 10_705, file_id: 907 },
  },
  'a module with an assessment': {
    as: 'learner',
    description:
      'To this module of this organisation belong exactly these assessments of Amara’s, both exams. There is nothing to confirm in it.',
    provides: { organisation_id: 1, module_id: 704, assessment_ids: [508, 515] },
  },
  'a module that waits for another': {
    as: 'learner',
    description: 'Amara must complete another module before she may open this one.',
    provides: { organisation_id: 1, module_id: 708 },
  },
  'a module that takes evidence': {
    as: 'learner',
    description:
      'This module of this organisation takes evidence; nothing of Amara’s about it waits for a reviewer. She owns a stored PDF and a stored text, both uploaded as evidence; the other file is not hers. The other module takes no evidence.',
    provides: {
      organisation_id: 1,
      module_id: 711,
      entity_id: 10_711,
      file_id: 990_002,
      text_file_id: 990_004,
      foreign_file_id: 921,
      other_module_id: 705,
    },
  },
} as const satisfies Record<string, ProviderState>;
