import * as z from 'zod/mini';
import { authenticatedPost, NO_REPLY, OWN_ERRORS } from '../endpoint-presets.ts';
import { endpoint } from '../endpoint.ts';
import { WireNumber } from '../wire.schema.ts';

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
  // H-04, H-14. A 403 ends no session here (J-01).
  errors: OWN_ERRORS,
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
  // H-04, H-14. A 403 ends no session here (J-01).
  errors: OWN_ERRORS,
  contract: 'known',
});
