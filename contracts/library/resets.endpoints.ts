import * as z from 'zod/mini';
import { authenticatedPatch, COUNTED, NO_REPLY, OWN_ERRORS } from '../endpoint-presets.ts';

/** K-21: what is taken back. Each key must be in the body, with null. */
const takenBack = {
  last_started_at: z.null(),
  last_completed_at: z.null(),
  state: z.null(),
  time_viewed: z.null(),
} as const;

/** Whose training, in which organisation. */
const people = { organisation_id: z.number(), users: z.array(z.number()) } as const;

export const resetUserCollections = authenticatedPatch({
  name: 'resetUserCollections',
  number: 'X-093',
  description:
    'Collections start anew for these people, with everything in them: modules, collections and what these hold (N-21, N-22).',
  path: 'user-collections',
  viewing: 'named',
  body: z.strictObject({ ...people, collections: z.array(z.number()), ...takenBack }),
  success: COUNTED,
  ...NO_REPLY,
  errors: OWN_ERRORS,
  contract: 'assumed',
  idempotencyKey: 'assumed',
});

export const resetUserModules = authenticatedPatch({
  name: 'resetUserModules',
  number: 'X-094',
  description: 'Training starts anew for these people (N-14, N-21, N-22).',
  path: 'user-modules',
  viewing: 'named',
  body: z.strictObject({ ...people, modules: z.array(z.number()), ...takenBack }),
  success: COUNTED,
  ...NO_REPLY,
  errors: { preset: 'tray' },
  contract: 'assumed',
  idempotencyKey: 'assumed',
});
