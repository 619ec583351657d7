import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Release } from './release.schema.ts';

export const listReleases = endpoint({
  name: 'listReleases',
  number: 'X-078',
  description: 'What changed in the product, newest first; read signed out too (U-02).',
  method: 'GET',
  path: 'releases',
  success: [200],
  reply: z.array(Release),
  session: 'none',
  errors: { preset: 'silent' },
  contract: 'known',
});
