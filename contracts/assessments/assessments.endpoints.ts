import * as z from 'zod/mini';
import { PAGE_SIZES } from '../constants.ts';
import { authenticatedGet, authenticatedPost, Id } from '../endpoint-presets.ts';
import { maybe, WireList, WireNumber } from '../wire.schema.ts';
import { AnswerSubmission, Assessment, AssessmentPage } from './assessment.schema.ts';

export const getAssessment = authenticatedGet({
  name: 'getAssessment',
  number: 'X-018',
  description: 'One assessment with its questions, its parents and what reviewers wrote (C-01).',
  path: 'assessments/{id}',
  params: Id,
  query: z.strictObject({ organisation_id: WireNumber, status: maybe(z.string()), with: maybe(WireList) }),
  fixedQuery: { status: '!exempt', with: ['collection', 'module'] },
  reply: Assessment,
  errors: { preset: 'tray', on: { 404: 'page' } },
});

export const listAssessments = authenticatedGet({
  name: 'listAssessments',
  number: 'X-019',
  description: 'The assessments assigned in an organisation. SCO is excluded by the server (S0§3).',
  path: 'assessments',
  query: z.strictObject({ organisation_id: WireNumber, page: maybe(WireNumber), per_page: maybe(WireNumber) }),
  fixedQuery: { per_page: PAGE_SIZES.assessments },
  reply: AssessmentPage,
  errors: { preset: 'silent' },
});

export const submitAnswers = authenticatedPost({
  name: 'submitAnswers',
  number: 'X-020',
  description: 'Submits one attempt; the reply is its result (C-17).',
  path: 'assessments/{id}/answers',
  viewing: 'named',
  params: Id,
  query: z.strictObject({ organisation_id: WireNumber, with: maybe(WireList) }),
  fixedQuery: { with: ['collection', 'module', 'answers'] },
  body: AnswerSubmission,
  reply: Assessment,
  errors: { preset: 'tray' },
  idempotencyKey: 'assumed',
});
