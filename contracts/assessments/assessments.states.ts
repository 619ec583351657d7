import type { ProviderState } from '../provider-state.ts';

/** Five choices, of which three are right. */
const ANSWERS = [
  { id: 50201, value: 502_012 },
  { id: 50202, value: 502_022 },
  { id: 50203, value: 502_031 },
  { id: 50204, value: 502_041 },
  { id: 50205, value: 502_051 },
];

/** The same answers, but for the first one. */
const OTHER_ANSWERS = [{ id: 50201, value: 502_011 }, ...ANSWERS.slice(1)];

const QUESTIONS = { choice_question_id: 50801, text_question_id: 50802, file_question_id: 50803 };

/** Assessments to take, to review and reviewed. */
export const assessmentsStates = {
  'two assessments are assigned in an organisation': {
    as: 'learner',
    description: 'Exactly these two assessments are assigned to Amara in this organisation, listed by title.',
    provides: { organisation_id: 81, assessment_ids: [532, 531] },
  },
  'an assessment with every type of question': {
    as: 'learner',
    description:
      'Amara can take this assessment of a collection for the first time; its questions are a choice, several choices, a text and a file, in this order.',
    provides: { assessment_id: 501, organisation_id: 1 },
  },
  'an assessment that hides nothing': {
    as: 'learner',
    description:
      'Amara can take this assessment of a collection, which may be assessed. It passes with 80 %, at most three times. Its questions are a choice of one, a choice of three, a text and a file. Nothing of it is hidden, shuffled, limited, reviewed, detached or early.',
    provides: { assessment_id: 501, organisation_id: 1 },
  },
  'an assessment with choices only': {
    as: 'learner',
    description:
      'Amara can take this assessment for the first time, which is marked at once: five questions of choices, three of which the answers get right; 80 % pass. The other answers leave questions out.',
    provides: { assessment_id: 502, organisation_id: 1, answers: ANSWERS, too_few_answers: ANSWERS.slice(0, 1) },
  },
  'an assessment was submitted under an idempotency key': {
    as: 'learner',
    description:
      'Amara has submitted these answers to this assessment, which is marked at once, under the Idempotency-Key "5f3c0e5a9d2b4c718e6fa0b1c2d3e4f5"; it counted once. The other answers, to the same questions, were never sent.',
    provides: { assessment_id: 502, organisation_id: 1, answers: ANSWERS, other_answers: OTHER_ANSWERS },
  },
  'a failed try with a comment of the reviewer': {
    as: 'learner',
    description: 'Amara’s first try at this assessment was not enough and came back with a comment and an attachment.',
    provides: { assessment_id: 503, organisation_id: 1 },
  },
  'an assessment waits for its reviewer': {
    as: 'reviewer',
    description:
      'A learner’s first attempt at an assessment, of a choice, a text and a stored file, waits for a review under this key; the choice is marked as right. The file may have 2 MB.',
    provides: { key: 'review-508-11', user_id: 11, assessment_id: 508, file_key: '990001', ...QUESTIONS },
  },
  'one assessment waits for a review in an organisation': {
    as: 'reviewer',
    description:
      'In this organisation a learner’s first attempt at this assessment waits for a review under this key, and nothing else does.',
    provides: { organisation_id: 1, keys: ['review-508-11'], assessment_ids: [508] },
  },
  'an assessment was reviewed': {
    as: 'reviewer',
    description: 'An attempt at this assessment was passed by a reviewer, with a comment; its review has this key.',
    provides: { key: 'review-508-12', assessment_id: 508, ...QUESTIONS },
  },
  'work waits for a reviewer': {
    as: 'learner',
    description:
      'Amara, who has no admin account, is signed in. A review of an assessment waits under the one key, evidence under the other.',
    provides: { key: 'review-508-27', evidence_key: 'evidence-tom' },
  },
} as const satisfies Record<string, ProviderState>;
