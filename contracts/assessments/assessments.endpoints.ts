import * as z from 'zod/mini';
import { PAGE_SIZES } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { maybe, WireList, WireNumber } from '../wire.schema.ts';
import { AnswerSubmission, Assessment, AssessmentPage } from './assessment.schema.ts';

const Id = z.strictObject({ id: WireNumber });

export const getAssessment = endpoint({
  name: 'getAssessment',
  number: 'X-018',
  says: 'One assessment with its questions, its parents and what reviewers wrote (C-01).',
  method: 'GET',
  path: 'assessments/{id}',
  params: Id,
  query: z.strictObject({ organisation_id: WireNumber, status: maybe(z.string()), with: maybe(WireList) }),
  fixedQuery: { status: '!exempt', with: ['collection', 'module'] },
  success: [200],
  reply: Assessment,
  session: 'required',
  errors: { preset: 'tray', on: { 404: 'page' } },
  contract: 'known',
});

export const listAssessments = endpoint({
  name: 'listAssessments',
  number: 'X-019',
  says: 'The assessments assigned in an organisation. SCO is excluded by the server (S0§3).',
  method: 'GET',
  path: 'assessments',
  query: z.strictObject({ organisation_id: WireNumber, page: maybe(WireNumber), per_page: maybe(WireNumber) }),
  fixedQuery: { per_page: PAGE_SIZES.assessments },
  success: [200],
  reply: AssessmentPage,
  session: 'required',
  errors: { preset: 'silent' },
  contract: 'known',
});

export const submitAnswers = endpoint({
  name: 'submitAnswers',
  number: 'X-020',
  says: 'Submits one attempt; the reply is its result (C-17).',
  method: 'POST',
  path: 'assessments/{id}/answers',
  params: Id,
  query: z.strictObject({ organisation_id: WireNumber, with: maybe(WireList) }),
  fixedQuery: { with: ['collection', 'module', 'answers'] },
  body: AnswerSubmission,
  success: [200],
  reply: Assessment,
  session: 'required',
  errors: { preset: 'tray' },
  contract: 'known',
});
