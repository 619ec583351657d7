import * as z from 'zod/mini';
import { AssessmentCard } from '../assessments/assessment.schema.ts';
import { authenticatedGet, authenticatedPost, blob, COUNTED, download, Id, NO_REPLY } from '../endpoint-presets.ts';
import { Evidence } from '../evidence/evidence.schema.ts';
import { maybe, Paging, WireList, WireNumber } from '../wire.schema.ts';
import { Module } from './module.schema.ts';

const inOrganisation = { organisation_id: WireNumber } as const;

export const getModule = authenticatedGet({
  name: 'getModule',
  number: 'X-068',
  description:
    'One module with its assessments, what its person has done about it, and the evidence that they sent (N-01); with `with=file` its file, to download or to play (X-069).',
  path: 'modules/{id}',
  params: Id,
  query: z.strictObject({ ...inOrganisation, with: maybe(WireList) }),
  fixedQuery: { with: ['assessments.module', 'entity', 'evidence', 'custom'] },
  otherQuery: { with: ['file'] },
  reply: Module,
  errors: { preset: 'silent', on: { 404: 'page' } },
});

export const listModuleAssessments = authenticatedGet({
  name: 'listModuleAssessments',
  number: 'X-028',
  description: 'The person’s assessments that belong to a module (N-20).',
  path: 'modules/{id}/assessments',
  params: Id,
  query: z.strictObject({ ...inOrganisation, assessment_type_key: maybe(z.string()) }),
  fixedQuery: { assessment_type_key: 'EXM' },
  reply: Paging(AssessmentCard),
  errors: { preset: 'silent' },
});

export const viewModule = blob({
  name: 'viewModule',
  number: 'X-070',
  description:
    'A document, or the player of a SCORM package, as a page for a frame (N-03, N-24). Its address stands in the page; no code calls it. What the player stores names the learner for whom it was opened, and is refused with 409 where the session acts as somebody else (0288, assumed).',
  path: 'modules/{id}/view',
  params: Id,
  query: z.strictObject(inOrganisation),
});

export const downloadModule = download({
  name: 'downloadModule',
  number: 'X-075',
  description:
    'The bytes of a module’s file, to be saved or drawn (N-03, N-10). The flag tells it from the module itself (0334).',
  path: 'modules/{id}',
  params: Id,
});

export const startModule = authenticatedPost({
  name: 'startModule',
  number: 'X-079',
  description: 'A SCORM package or a link is opened (N-05).',
  path: 'modules/{id}/start',
  viewing: 'named',
  params: Id,
  body: z.strictObject({ organisation_id: z.number() }),
  success: COUNTED,
  ...NO_REPLY,
  errors: { preset: 'silent' },
  contract: 'assumed',
});

export const confirmModule = authenticatedPost({
  name: 'confirmModule',
  number: 'X-080',
  description: 'The person has read and understood the document (N-09, N-11).',
  path: 'modules/{id}/confirm',
  viewing: 'named',
  params: Id,
  body: z.strictObject({ organisation_id: z.number(), confirmed: z.literal(true) }),
  success: COUNTED,
  ...NO_REPLY,
  errors: { preset: 'silent' },
  contract: 'assumed',
});

export const actOnModule = authenticatedPost({
  name: 'actOnModule',
  number: 'X-081',
  description: 'What somebody did with a module (N-06). The app does not call it.',
  path: 'modules/{id}/action',
  viewing: 'named',
  params: Id,
  body: z.strictObject({ organisation_id: z.number(), action: z.enum(['view', 'download', 'complete']) }),
  success: COUNTED,
  ...NO_REPLY,
  errors: { preset: 'silent' },
  contract: 'partly',
});

export const sendEvidence = authenticatedPost({
  name: 'sendEvidence',
  number: 'X-082',
  description: 'Sends a stored file as evidence that the training was done (N-16).',
  path: 'modules/{id}/evidence',
  viewing: 'named',
  params: Id,
  body: z.strictObject({ organisation_id: z.number(), file_id: z.number(), message: z.nullable(z.string()) }),
  success: [200, 201],
  reply: Evidence,
  errors: { preset: 'tray' },
  idempotencyKey: 'assumed',
});
