import type { Assessment, Question } from '#contracts/assessments/assessment.schema.ts';
import { entry } from '../catalogue-entry.ts';
import type { Draft } from './draft.ts';
import type { SubmissionStanding } from './same-submission.ts';
import { takingMachine } from './taking.machine.ts';
import type { AskResult, LoadResult, SubmitResult } from './taking.setup.ts';

const options = [
  { id: 1, value: 'Report it to the practice manager' },
  { id: 2, value: 'Encourage bleeding under running water' },
  { id: 3, value: 'Cover it with a plaster' },
];

/** One question of each type, and of each way to choose. */
export const sampleQuestions: readonly Question[] = [
  { id: 11, title: 'What happens first?', type: 'select', answer_count: 1, options },
  { id: 12, title: 'Which two belong together?', type: 'select', answer_count: 2, options },
  { id: 13, title: 'What do you do, and in what order?', type: 'textarea' },
  { id: 14, title: 'Attach the cleaning log.', type: 'file', max_size_mb: 10 },
];

/** An assessment that can be taken: two attempts left, a question of each type, nothing to complete first. */
export const sampleAssessment = (over: Partial<Assessment> = {}): Assessment => ({
  assessment_id: 7,
  assessment_type_key: 'EXM',
  title: 'Infection Control: final assessment',
  allow_early: false,
  attempts: 1,
  attempts_max: 3,
  pass: 80,
  score: null,
  passed: null,
  status: 'pending',
  organisation_id: 1,
  module: { module_id: 3, title: 'Decontamination of instruments', assessable: true, prerequisites: [] },
  questions: [...sampleQuestions],
  ...over,
});

/** Both choices answered. */
const choices: Draft = {
  assessmentId: 7,
  attempts: 1,
  order: [11, 12],
  answers: { 11: { kind: 'options', optionIds: [2] }, 12: { kind: 'options', optionIds: [1] } },
};

/** What another tab knew last: the text, and where every question stands. */
const otherTab: Draft = {
  assessmentId: 7,
  attempts: 1,
  order: [11, 12, 13, 14],
  answers: { 13: { kind: 'text', text: 'From the other tab' } },
};

const NOON = 1_772_452_800;
const loaded = (over: Partial<Assessment> = {}): { output: LoadResult } => ({
  output: { ok: true, assessment: sampleAssessment(over), draft: null, submission: null, seed: 1, nowUnix: NOON },
});
/** Two choices, submitted when the page was here last, with one attempt used before. */
const submitted = (stage: 'left' | 'confirmed', over: Partial<Assessment> = {}): { output: LoadResult } => ({
  output: {
    ...(loaded({ questions: sampleQuestions.slice(0, 2), ...over }).output as Extract<LoadResult, { ok: true }>),
    draft: choices,
    submission: { stage, isCounted: over.attempts === 2 || over.attempts === 3 },
  },
});
/** The attempt after a failed one, begun on this device and not submitted. */
const begunAgain: { output: LoadResult } = {
  output: { ...(loaded({ passed: false, score: 25 }).output as Extract<LoadResult, { ok: true }>), draft: otherTab },
};
const answered = (
  over: Partial<Assessment>,
  standing: SubmissionStanding = 'mine',
): { output: SubmitResult & AskResult } => ({
  output: { ok: true, assessment: sampleAssessment(over), standing },
});
const overtaken = { output: { ok: false, reason: 'overtaken' } satisfies SubmitResult };
const anotherCounted = answered({ status: 'review', attempts: 2 }, 'other');

const told = (over: Partial<Assessment>) =>
  ({ type: 'assessment.changed', assessment: sampleAssessment(over), nowUnix: NOON }) as const;

const unexpectedError = { error: new Error('an effect broke') };
const closed = {
  exempt: loaded({ status: 'exempt' }),
  'passed before': loaded({ status: 'completed', attempts: 3, passed: true, score: 88 }),
  'waiting for a reviewer': loaded({ status: 'review' }),
  'completed offline': loaded({ assessment_type_key: 'EXT' }),
  'no attempt left': loaded({ attempts: 3 }),
  'something to complete first': loaded({ module: { module_id: 3, title: 'Decontamination', assessable: false } }),
  'no questions': loaded({ questions: [] }),
  'no such assessment': { output: { ok: false, reason: 'notFound' } satisfies LoadResult },
  'the call failed': { output: { ok: false, reason: 'failed' } satisfies LoadResult },
  unexpectedError,
};
const opened = {
  'it can be answered': loaded(),
  'it has expired': loaded({ status: 'expired' }),
  'it was failed': loaded({ status: 'failed' }),
};
const results = {
  passed: answered({ status: 'completed', attempts: 2, passed: true, score: 100 }),
  'a reviewer gets it': answered({ status: 'review', attempts: 2 }),
  'failed, with a try left': answered({ status: 'pending', attempts: 2, passed: false, score: 25 }),
  'failed, and locked': answered({ status: 'locked', attempts: 3, passed: false, score: 25 }),
};

const noConnection = { output: { ok: false, reason: 'noConnection' } satisfies SubmitResult & AskResult };

const [single, several] = sampleQuestions as [Question, Question];

/** The assessment-taking chart with everything that can happen to it. */
export const takingEntry = entry({
  name: 'taking',
  area: 'assessments',
  description: 'Answering an assessment, checking it, submitting it once, and its result.',
  machine: takingMachine,
  inputs: { 'an assessment': { assessmentId: 7 } },
  events: {
    'one option chosen': { type: 'option.toggled', question: single, optionId: 2 },
    'an option of several toggled': { type: 'option.toggled', question: several, optionId: 1 },
    'text typed': { type: 'text.changed', questionId: 13, text: 'I would stop the session.' },
    'text cleared': { type: 'text.changed', questionId: 13, text: '  ' },
    'upload started': { type: 'upload.started', questionId: 14 },
    'upload finished': {
      type: 'upload.finished',
      questionId: 14,
      file: { id: 501, name: 'cleaning-log.pdf', bytes: 4_800_000 },
    },
    'upload ended without a file': { type: 'upload.ended', questionId: 14 },
    'file removed': { type: 'file.removed', questionId: 14 },
    'a newer assessment with the same questions': told({}),
    'a newer assessment with one question more': told({
      questions: [...sampleQuestions, { id: 15, title: 'And why?', type: 'textarea' }],
    }),
    'a reviewer passed it': told({ status: 'completed', attempts: 2, passed: true, score: 100 }),
    'a reviewer gave it back': told({ status: 'pending', attempts: 2, passed: false, score: 25 }),
    'a reviewer gave it back for the last time': told({ status: 'locked', attempts: 3, passed: false, score: 25 }),
    'an administrator exempted her': told({ status: 'exempt', attempts: 2 }),
    'check requested': { type: 'check.requested' },
    'check left': { type: 'check.left' },
    'delivery due': { type: 'delivery.due' },
    'opened in another tab': { type: 'opened.elsewhere' },
    'answers of another attempt taken over': { type: 'offer.taken', draft: { ...otherTab, attempts: 0 } },
    'an answer of the last attempt taken over': {
      type: 'former.taken',
      questionId: 13,
      given: { kind: 'text', text: 'What I wrote before.' },
    },
    'the last answers of another tab': { type: 'draft.arrived', draft: otherTab },
    'submitted in another tab': { type: 'submitted.elsewhere' },
    'continued here': { type: 'continued.here' },
    'submission withdrawn': { type: 'submission.withdrawn' },
    'submission confirmed': { type: 'submission.confirmed' },
    'retake requested': { type: 'retake.requested' },
    retried: { type: 'retried' },
  },
  outcomes: {
    loadAssessment: {
      ...opened,
      ...closed,
      'the last attempt failed': loaded({ passed: false, score: 25 }),
      'an attempt has begun after one that failed': begunAgain,
      'what was submitted has passed': submitted('left', {
        status: 'completed',
        attempts: 2,
        passed: true,
        score: 100,
      }),
      'what was submitted is with a reviewer': submitted('confirmed', { status: 'review', attempts: 2 }),
      'what was submitted was not enough': submitted('left', {
        status: 'pending',
        attempts: 2,
        passed: false,
        score: 25,
      }),
      'what was submitted was the last try': submitted('left', {
        status: 'locked',
        attempts: 3,
        passed: false,
        score: 25,
      }),
      'a submission waits': submitted('confirmed'),
      'a submission left, and no reply was read': submitted('left'),
    },
    loadAgain: { ...opened, ...closed },
    submitAnswers: {
      ...results,
      'the server finds fault with an answer': { output: { ok: false, reason: 'invalid' } satisfies SubmitResult },
      'the server refuses it': { output: { ok: false, reason: 'refused' } satisfies SubmitResult },
      'no answer arrives': { output: { ok: false, reason: 'unknown' } satisfies SubmitResult },
      'another device used the attempt': overtaken,
      'there is no connection': noConnection,
      unexpectedError,
    },
    sendQueued: {
      ...results,
      'the server finds fault with an answer': { output: { ok: false, reason: 'invalid' } satisfies SubmitResult },
      'the server refuses it': { output: { ok: false, reason: 'refused' } satisfies SubmitResult },
      'it did not arrive and may not be repeated': { output: { ok: false, reason: 'notSent' } satisfies SubmitResult },
      'it was withdrawn elsewhere': { output: { ok: false, reason: 'withdrawn' } satisfies SubmitResult },
      'another device used the attempt': overtaken,
      'no answer arrives': { output: { ok: false, reason: 'unknown' } satisfies SubmitResult },
      'there is no connection': noConnection,
      unexpectedError,
    },
    askForResult: {
      ...results,
      'it was not counted': answered({ attempts: 1 }, 'open'),
      'another device used the attempt': anotherCounted,
      unexpectedError,
    },
    askAfter: {
      ...results,
      'it was not counted': answered({ attempts: 1 }, 'open'),
      'another device used the attempt': anotherCounted,
      'the call failed': { output: { ok: false, reason: 'failed' } satisfies AskResult },
      'there is no connection': noConnection,
      unexpectedError,
    },
  },
  distinguish: ({ order, answers, uploading, mayHaveArrived }) => ({
    mayHaveArrived,
    questions: order.length,
    uploading: uploading.length,
    answered: order.map((id) => {
      const given = answers[id];
      return given?.kind === 'options'
        ? given.optionIds.length > 0
        : given?.kind === 'text'
          ? given.text.trim() !== ''
          : given !== undefined;
    }),
  }),
});
