import * as z from 'zod/mini';
import { NO_REPLY, OWN_ERRORS, publicPost } from '../endpoint-presets.ts';
import { endpoint } from '../endpoint.ts';
import { Registration, RegistrationInfo } from './registration.schema.ts';

const Path = z.strictObject({ path: z.string() });

export const getRegistration = endpoint({
  name: 'getRegistration',
  number: 'X-095',
  description: 'What registering with an organisation asks for, by the path of its invitation (S-01).',
  method: 'GET',
  path: 'register/{path}',
  params: Path,
  success: [200],
  reply: RegistrationInfo,
  session: 'none',
  errors: { preset: 'own' },
  contract: 'known',
});

export const register = publicPost({
  name: 'register',
  number: 'X-096',
  description:
    'Registers a new person with an organisation (S-10), or joins it as the person who is signed in (S-12). Nobody is signed in by it (S-11).',
  path: 'register/{path}',
  params: Path,
  viewing: 'refused',
  body: Registration,
  success: [201, 200, 204],
  ...NO_REPLY,
  idempotencyKey: 'assumed',
  errors: OWN_ERRORS,
  contract: 'known',
});
