import * as z from 'zod/mini';
import { authenticatedGet, Id } from '../endpoint-presets.ts';
import { maybe, WireList, WireNumber } from '../wire.schema.ts';
import { Module } from './module.schema.ts';

export const getModule = authenticatedGet({
  name: 'getModule',
  number: 'X-068',
  description: 'One module with its assessments, what its person has done about it, and the evidence that they sent (N-01).',
  path: 'modules/{id}',
  params: Id,
  query: z.strictObject({ organisation_id: WireNumber, with: maybe(WireList) }),
  fixedQuery: { with: ['assessments.module', 'entity', 'evidence', 'custom'] },
  reply: Module,
  errors: { preset: 'silent', on: { 404: 'page' } },
});
