import { test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { choice, file, parent, pending, text } from '../testing/assessment-sample.ts';
import { pins } from '../testing/pins.ts';
import { assessmentsStates } from './assessments.states.ts';
import {
  downloadReviewFile,
  downloadUserAssessmentFile,
  getReview,
  getUserAssessment,
  listReviews,
  reviewUserAssessment,
  submitReview,
} from './review.endpoints.ts';

type Review = WireReplyOf<typeof getReview>;

const AT = 1_772_409_600;
const REVIEWERS = [
  { id: 13, name: 'Priya Nair', email: 'priya.nair@demo.example' },
  { id: 34, name: 'Ruth Adeyemi', email: 'ruth.adeyemi@demo.example' },
];

/** Marked in part: the choice by the server, a text and a file by nobody yet. */
const waiting: Review = {
  ...pending,
  assessment_id: 508,
  key: 'review-508-11',
  attempts: 1,
  status: 'review',
  last_submitted_at: AT,
  last_referred_at: AT,
  last_referred_user_ids: [13, 34],
  last_referred_users: REVIEWERS,
  long_description: null,
  post_message: null,
  collection: null,
  module: { module_id: 704, ...parent, prerequisites: [] },
  questions: [choice, text, { ...file, max_size_mb: 2 }],
  answers: [
    { key: null, correct: true, question: 'What is the first step?', response: 'Rinse it under running water' },
    { key: null, correct: null, question: 'How do you tell the laboratory?', response: 'We tick the ticket.' },
    { key: '990001', correct: null, question: 'Attach one ticket.', response: 'reflection.txt' },
  ],
};

const decided: Review = {
  ...waiting,
  score: 33,
  passed: false,
  status: 'pending',
  last_assessed_at: AT,
  last_assessed_comments: 'Say who signs the ticket.',
  last_assessed_file_id: 902,
  last_assessed_user_id: 34,
  last_assessed_user: { id: 34, name: 'Ruth Adeyemi' },
  answers: (waiting.answers ?? []).map((answer) => ({ ...answer, correct: answer.key === null })),
  messages: [{ message: 'Say who signs the ticket.', user_name: 'Ruth Adeyemi', created_at: AT, file_id: 902 }],
  history: [{ attempt: 1, score: 33, passed: false, submitted_at: AT }],
};

const reviewed: Review = {
  ...decided,
  key: 'review-508-12',
  score: 100,
  passed: true,
  status: 'completed',
  last_assessed_file_id: null,
  answers: (waiting.answers ?? []).map((answer) => ({ ...answer, correct: true })),
  messages: [{ message: 'Clear, and the ticket is complete.', user_name: 'Priya Nair', created_at: AT, file_id: null }],
};

const {
  choice_question_id: choiceId,
  text_question_id: textId,
  file_question_id: fileId,
} = assessmentsStates['an assessment waits for its reviewer'].provides;

const marks = (correct: boolean) => [
  { id: choiceId, type: 'select' as const, correct: true },
  { id: textId, type: 'textarea' as const, correct },
  { id: fileId, type: 'file' as const, correct: false },
];

/** What is returned is the work that was asked for. */
const returns = { assessment_id: 'assessment_id', key: 'key' };

/** D-03, D-12: whose work it is, and who was asked. */
const pin = { presentAt: ['user', 'last_referred_users', 'last_submitted_at', 'answers.key'] };
const reflection = { path: new URL('../testing/reflection.txt', import.meta.url).pathname, mimetype: 'text/plain' };

test('D-01, D-03, D-12: the work that a link in a mail leads to, its marks, its files and who was asked', () =>
  pins({
    state: 'an assessment waits for its reviewer',
    does: 'opens the link of a review',
    endpoint: getReview,
    request: { params: { key: 'review-508-11' }, query: {} },
    replies: {
      status: 200,
      proves: ['status', 'attempts', 'answers.correct', 'questions.max_size_mb'],
      returns,
      body: waiting,
      pin,
    },
  }));

test('D-08, D-11: a review that was decided, with its comments', () =>
  pins({
    state: 'an assessment was reviewed',
    does: 'opens the link of a review that was decided',
    endpoint: getReview,
    request: { params: { key: 'review-508-12' }, query: {} },
    replies: { status: 200, proves: ['status', 'passed', 'history.attempt'], returns, body: reviewed, pin },
  }));

test('A-26: a link that leads nowhere is a 404', () =>
  pins({
    state: 'a reviewer is signed in',
    does: 'opens the link of no review',
    endpoint: getReview,
    request: { params: { key: 'no-such-review' }, query: {} },
    replies: { status: 404, refusal: { message: 'No query results for model [UserAssessment] no-such-review' } },
  }));

test('D-14: without an admin account a link is a 403', () =>
  pins({
    state: 'work waits for a reviewer',
    does: 'opens the link of a review without an admin account',
    endpoint: getReview,
    request: { params: { key: 'review-508-27' }, query: {} },
    replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
  }));

test('D-09, D-10: a review that is not enough returns the assessment to pending, with comment and attachment', () =>
  pins({
    state: 'an assessment waits for its reviewer',
    does: 'decides that it is not enough',
    endpoint: submitReview,
    request: {
      params: { key: 'review-508-11' },
      body: { answers: marks(true), last_assessed_comments: 'Say who signs the ticket.', last_assessed_file_id: null },
    },
    replies: {
      status: 200,
      proves: ['status', 'passed', 'last_assessed_comments', 'messages.message', 'answers.correct'],
      returns,
      body: {
        ...decided,
        score: 67,
        last_assessed_file_id: null,
        messages: [{ message: 'Say who signs the ticket.', user_name: 'Ruth Adeyemi', created_at: AT, file_id: null }],
      },
      pin,
    },
  }));

test('D-11, L19: the second of two reviewers is refused', () =>
  pins({
    state: 'an assessment was reviewed',
    does: 'decides what was decided',
    endpoint: submitReview,
    request: {
      params: { key: 'review-508-12' },
      body: { answers: marks(true), last_assessed_comments: null, last_assessed_file_id: null },
    },
    replies: {
      status: 422,
      refusal: {
        message: 'This assessment has already been reviewed.',
        errors: { assessment: ['This assessment has already been reviewed.'] },
      },
    },
  }));

test('D-13: the file of an answer, by the two keys', () =>
  pins({
    state: 'an assessment waits for its reviewer',
    does: 'downloads the file of an answer by the key of the review',
    endpoint: downloadReviewFile,
    request: { params: { key: 'review-508-11', fileKey: '990001' }, query: {} },
    replies: { status: 200, file: reflection },
  }));

test('D-01, D-02: the same work by person and assessment', () =>
  pins({
    state: 'an assessment waits for its reviewer',
    does: 'opens the work of a person',
    endpoint: getUserAssessment,
    request: { params: { userId: 11, assessmentId: 508 }, query: {} },
    replies: { status: 200, proves: ['status', 'attempts', 'answers.correct'], returns, body: waiting, pin },
  }));

test('D-09: the same decision by person and assessment', () =>
  pins({
    state: 'an assessment waits for its reviewer',
    does: 'decides about the work of a person',
    endpoint: reviewUserAssessment,
    request: {
      params: { userId: 11, assessmentId: 508 },
      body: { answers: marks(false), last_assessed_comments: 'Say who signs the ticket.', last_assessed_file_id: null },
    },
    replies: {
      status: 200,
      proves: ['status', 'passed', 'last_assessed_comments', 'answers.correct'],
      returns,
      body: {
        ...decided,
        answers: decided.answers?.map((answer, nth) => ({ ...answer, correct: nth === 0 })),
        last_assessed_file_id: null,
        messages: [{ message: 'Say who signs the ticket.', user_name: 'Ruth Adeyemi', created_at: AT, file_id: null }],
      },
      pin,
    },
  }));

test('D-13: the file of an answer, by person and assessment', () =>
  pins({
    state: 'an assessment waits for its reviewer',
    does: 'downloads the file of an answer of a person',
    endpoint: downloadUserAssessmentFile,
    request: { params: { userId: 11, assessmentId: 508, key: '990001' }, query: {} },
    replies: { status: 200, file: reflection },
  }));

test('R12: what waits for a review in an organisation, page by page', () =>
  pins({
    state: 'one assessment waits for a review in an organisation',
    does: 'lists the assessments that wait for a review',
    endpoint: listReviews,
    request: { query: { organisation_id: 1, page: 1 } },
    replies: {
      status: 200,
      proves: ['current_page', 'data.attempts', 'total'],
      returns: { 'data.key': 'keys', 'data.assessment_id': 'assessment_ids' },
      body: {
        current_page: 1,
        from: 1,
        last_page: 1,
        next_page_url: null,
        per_page: 500,
        prev_page_url: null,
        to: 1,
        total: 1,
        data: [
          {
            key: 'review-508-11',
            assessment_id: 508,
            title: 'Handling laboratory work: practice log',
            attempts: 1,
            last_submitted_at: AT,
            user: { id: 11, name: 'Amara Osei', email: 'amara.osei@demo.example' },
          },
        ],
      },
      pin: { presentAt: ['data.last_submitted_at', 'data.user'] },
    },
  }));
