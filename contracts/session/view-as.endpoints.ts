import * as z from 'zod/mini';
import { authenticatedPost, NO_REPLY } from '../endpoint-presets.ts';
import { endpoint } from '../endpoint.ts';
import { WireNumber } from '../wire.schema.ts';

/**
 * H-04, H-14: every refusal, and an answer that never came, is the flow's own; whether the session is over (401, 419)
 * and maintenance (503) are everybody's business. A 403 ends no session here (J-01).
 */
const OWN = {
  preset: 'own',
  on: { 403: 'own', 404: 'own', 422: 'own', 423: 'own', 429: 'own', other: 'own', network: 'own' },
} as const;

export const impersonate = authenticatedPost({
  name: 'impersonate',
  number: 'X-050',
  description: 'Begins to view as somebody of the organisation (H-03). From then on the session acts as that person.',
  path: 'impersonate',
  viewing: 'harmless',
  query: z.strictObject({ organisation_id: WireNumber }),
  body: z.strictObject({ email: z.string().check(z.minLength(1)) }),
  success: [204, 200],
  ...NO_REPLY,
  errors: OWN,
});

export const endImpersonation = endpoint({
  name: 'endImpersonation',
  number: 'X-051',
  description: 'Ends it: the session acts as the person who signed in again (H-09, W-11).',
  method: 'DELETE',
  path: 'impersonate',
  viewing: 'harmless',
  success: [204],
  ...NO_REPLY,
  session: 'required',
  errors: OWN,
  contract: 'known',
});
