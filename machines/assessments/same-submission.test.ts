import { describe, expect, test } from 'vitest';
import type { Answer } from '#contracts/assessments/assessment.schema.ts';
import type { Draft } from './draft.ts';
import { standingOf } from './same-submission.ts';
import { sampleAssessment } from './taking.samples.ts';

const draft: Draft = {
  assessmentId: 7,
  attempts: 1,
  order: [13, 12, 11, 14],
  answers: {
    11: { kind: 'options', optionIds: [2] },
    12: { kind: 'options', optionIds: [3, 1] },
    13: { kind: 'text', text: 'Stop the session.\r\nSeal the bag. ' },
    14: { kind: 'file', fileId: 501, name: 'log.pdf', bytes: 10 },
  },
};

const own: readonly Answer[] = [
  { key: null, correct: null, question: 'What happens first?', response: 'Encourage bleeding under running water' },
  {
    key: null,
    correct: null,
    question: 'Which two belong together?',
    response: 'Report it to the practice manager, Cover it with a plaster',
  },
  {
    key: null,
    correct: null,
    question: 'What do you do, and in what order?',
    response: 'Stop the session.\nSeal the bag.',
  },
  { key: '501', correct: null, question: 'Attach the cleaning log.', response: 'log (1).pdf' },
];
const withAnswers = (answers: readonly Answer[] | null, over = {}) =>
  sampleAssessment({ status: 'review', attempts: 2, answers: answers === null ? null : [...answers], ...over });
const changed = (index: number, change: Partial<Answer>): readonly Answer[] =>
  own.map((answer, at) => (at === index ? { ...answer, ...change } : answer));

describe('T1: what tells my submission from another one', () => {
  test('an attempt that was not used is open, whatever the server shows', () => {
    expect(standingOf(sampleAssessment({ attempts: 1, answers: [...own] }), draft)).toBe('open');
  });

  test('one attempt more with the same answers is mine, in whatever order they come', () => {
    expect(standingOf(withAnswers(own), draft)).toBe('mine');
    expect(standingOf(withAnswers(own.toReversed()), draft)).toBe('mine');
  });

  test.each([
    ['another option', changed(0, { response: 'Cover it with a plaster' })],
    ['one option less', changed(1, { response: 'Report it to the practice manager' })],
    ['another text', changed(2, { response: 'Seal the bag.' })],
    ['another file', changed(3, { key: '502', response: 'other.pdf' })],
    ['an answer less', own.slice(1)],
    ['an answer more', [...own, { key: null, correct: null, question: 'And why?', response: 'Because.' }]],
  ] as const)('with %s it is another one', (_, answers) => {
    expect(standingOf(withAnswers(answers), draft)).toBe('other');
  });

  test.each([
    ['no answers', null],
    ['an empty list', []],
  ] as const)('a server that shows %s leaves it open whose it is: it is not taken for mine', (_, answers) => {
    expect(standingOf(withAnswers(answers), draft)).toBe('other');
  });
});
