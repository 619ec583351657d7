import { test } from 'vitest';
import { choice, OPTIONS, parent, pending, text } from '../testing/assessment-sample.ts';
import { pins } from '../testing/pins.ts';
import { assessmentsStates } from './assessments.states.ts';
import { getAssessment, listAssessments, submitAnswers } from './assessments.endpoints.ts';

const card = {
  assessment_id: 501,
  assessment_type_key: 'EXM',
  title: 'Infection Control: final assessment',
  short_description: 'Decontamination, sharps and the local room.',
  status: 'pending' as const,
  allow_early: false,
  detached: false,
  last_assessed_at: null,
  last_assessed_user_id: null,
};

test('C-01, ES-01, ES-02: an assessment with a question of every type', () =>
  pins({
    state: 'an assessment with every type of question',
    does: 'loads an assessment with every type of question',
    endpoint: getAssessment,
    request: { params: { id: 501 }, query: { organisation_id: 1 } },
    replies: {
      status: 200,
      proves: ['status', 'attempts', 'passed', 'questions.type'],
      returns: { assessment_id: 'assessment_id', organisation_id: 'organisation_id' },
      body: pending,
      pin: { presentAt: [...OPTIONS, 'collection'] },
    },
  }));

test('C-01, ES-01: what decides how an assessment is taken and shown', () =>
  pins({
    state: 'an assessment that hides nothing',
    does: 'loads an assessment that hides nothing',
    endpoint: getAssessment,
    request: { params: { id: 501 }, query: { organisation_id: 1 } },
    replies: {
      status: 200,
      proves: [
        'status',
        'questions.answer_count',
        'allow_early',
        'detached',
        'review',
        'hide_answers',
        'hide_score',
        'randomise',
        'questions_max',
        'pass',
        'attempts_max',
        'collection.assessable',
      ],
      returns: { assessment_id: 'assessment_id' },
      body: pending,
      pin: { presentAt: ['collection'] },
    },
  }));

test('C-01: a try that came back, with the reviewer’s comment and attachment', () =>
  pins({
    state: 'a failed try with a comment of the reviewer',
    does: 'loads an assessment that came back',
    endpoint: getAssessment,
    request: { params: { id: 503 }, query: { organisation_id: 1 } },
    replies: {
      status: 200,
      proves: ['status', 'attempts', 'passed'],
      returns: { assessment_id: 'assessment_id' },
      body: {
        ...pending,
        assessment_id: 503,
        attempts: 1,
        attempts_total: 1,
        score: 50,
        passed: false,
        last_submitted_at: 1_772_409_600,
        last_referred_at: 1_772_409_600,
        last_assessed_at: 1_772_409_600,
        last_assessed_comments: 'Name the person who releases the load.',
        last_assessed_file_id: 902,
        last_assessed_user_id: 13,
        last_assessed_user: { id: 13, name: 'Priya Nair' },
        last_referred_user_ids: [13],
        last_referred_users: [{ id: 13, name: 'Priya Nair', email: 'priya.nair@demo.example' }],
        collection: null,
        module: { module_id: 703, ...parent, prerequisites: [] },
        pre_message: null,
        post_message: null,
        questions: [choice, text],
        answers: [{ key: null, correct: true, question: 'What happens first?', response: 'Encourage bleeding' }],
        messages: [
          {
            message: 'Name the person who releases the load.',
            user_name: 'Priya Nair',
            created_at: 1_772_409_600,
            file_id: null,
          },
          {
            message: 'I have attached our one-page guide.',
            user_name: 'Priya Nair',
            created_at: 1_772_409_600,
            file_id: 902,
          },
        ],
        history: [{ attempt: 1, score: 50, passed: false, submitted_at: 1_772_409_600 }],
      },
      // The query does not ask for the answers.
      pin: { presentAt: ['messages'] },
    },
  }));

test('A-26, L20: an unknown assessment is a 404', () =>
  pins({
    state: 'a learner is signed in',
    does: 'loads an assessment that does not exist',
    endpoint: getAssessment,
    request: { params: { id: 999_999 }, query: { organisation_id: 1 } },
    replies: { status: 404, refusal: { message: 'No query results for model [Assessment] 999999' } },
  }));

test('X-019, L21: what is assigned in an organisation, a hundred a page', () =>
  pins({
    state: 'two assessments are assigned in an organisation',
    does: 'lists the assessments of an organisation',
    endpoint: listAssessments,
    request: { query: { organisation_id: 81 } },
    replies: {
      status: 200,
      proves: ['current_page', 'total'],
      returns: { 'data.assessment_id': 'assessment_ids' },
      body: {
        current_page: 1,
        from: 1,
        last_page: 1,
        next_page_url: null,
        per_page: 100,
        prev_page_url: null,
        to: 2,
        total: 2,
        data: [
          { ...card, assessment_id: 532, collection: null, module: null },
          {
            ...card,
            assessment_id: 531,
            collection: { collection_id: 341, ...parent, prerequisites: [] },
            module: null,
          },
        ],
      },
    },
  }));

const { answers: choices, too_few_answers: tooFew } = assessmentsStates['an assessment with choices only'].provides;
const { other_answers: otherChoices } =
  assessmentsStates['an assessment was submitted under an idempotency key'].provides;

const marked = {
  ...pending,
  assessment_id: 502,
  attempts: 1,
  attempts_total: 1,
  score: 60,
  passed: false,
  collection: null,
  module: { module_id: 701, ...parent, prerequisites: [] },
  pre_message: null,
  last_submitted_at: 1_772_409_600,
  last_assessed_at: 1_772_409_600,
  questions: [choice],
  answers: [{ key: null, correct: true, question: 'What happens first?', response: 'Encourage bleeding' }],
  history: [{ attempt: 1, score: 60, passed: false, submitted_at: 1_772_409_600 }],
};

test('C-17, C-33: choices only are marked at once', () =>
  pins({
    state: 'an assessment with choices only',
    does: 'submits the answers of an assessment with choices only',
    endpoint: submitAnswers,
    request: {
      params: { id: 502 },
      query: { organisation_id: 1 },
      body: { answers: choices },
    },
    replies: {
      status: 200,
      proves: ['attempts', 'passed', 'score'],
      returns: { assessment_id: 'assessment_id' },
      body: marked,
      pin: { presentAt: ['answers'] },
    },
  }));

const KEY = '5f3c0e5a9d2b4c718e6fa0b1c2d3e4f5';

test('C-17: a submission that is repeated with its Idempotency-Key is answered as before and counts once', () =>
  pins({
    state: 'an assessment was submitted under an idempotency key',
    does: 'repeats a submission under its key',
    endpoint: submitAnswers,
    idempotencyKey: KEY,
    request: { params: { id: 502 }, query: { organisation_id: 1 }, body: { answers: choices } },
    replies: { status: 200, proves: ['attempts'], returns: { assessment_id: 'assessment_id' }, body: marked },
  }));

test('C-17: other answers under the same Idempotency-Key are refused', () =>
  pins({
    state: 'an assessment was submitted under an idempotency key',
    does: 'sends other answers under the key of a submission',
    endpoint: submitAnswers,
    idempotencyKey: KEY,
    request: { params: { id: 502 }, query: { organisation_id: 1 }, body: { answers: otherChoices } },
    replies: {
      status: 422,
      refusal: {
        message: 'The idempotency key was used with another request.',
        errors: { idempotency_key: ['The idempotency key was used with another request.'] },
      },
    },
  }));

test('C-32, L19: an incomplete submission is a 422 that names each answer', () =>
  pins({
    state: 'an assessment with choices only',
    does: 'submits too few answers',
    endpoint: submitAnswers,
    request: { params: { id: 502 }, query: { organisation_id: 1 }, body: { answers: tooFew } },
    replies: {
      status: 422,
      refusal: { message: 'Please answer every question.', errors: { answers: ['Please answer every question.'] } },
    },
  }));
