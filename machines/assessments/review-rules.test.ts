import { describe, expect, test } from 'vitest';
import {
  attachmentRefusal,
  chosenOptions,
  markAll,
  markAllState,
  markedAnswers,
  reviewLimitInMegabytes,
  reviewRows,
  subjectName,
  tallyOf,
  type Markable,
} from './review-rules.ts';
import { sampleReview } from './review.samples.ts';

const rows = reviewRows(sampleReview());

describe('D-03, D-16: answers and their questions', () => {
  test('texts and files are marked by hand, choices only where nobody marked them', () => {
    expect(rows.map(({ type, isManual }) => [type, isManual])).toEqual([
      ['select', false],
      ['textarea', true],
      ['file', true],
    ]);
    const [unmarked] = reviewRows(
      sampleReview({ answers: [{ key: null, correct: null, question: 'What happens first?', response: 'Report it' }] }),
    );
    expect(unmarked).toMatchObject({ questionId: 11, isManual: true });
  });

  test('of two questions with the same title each is taken once, in order', () => {
    const [first] = sampleReview().questions;
    const twins = [
      { ...first, id: 21, title: 'Why?', type: 'textarea' as const },
      { ...first, id: 22, title: 'Why?', type: 'textarea' as const },
    ];
    const answer = { key: null, correct: null, question: 'Why?', response: 'Because.' };
    expect(
      reviewRows({ questions: twins, answers: [answer, answer, answer] }).map(({ questionId }) => questionId),
    ).toEqual([21, 22, null]);
  });

  test('an answer to no question can be read and is not sent', () => {
    const strays = reviewRows({
      questions: [],
      answers: [{ key: '9', correct: null, question: 'Gone', response: 'log.pdf' }],
    });
    expect(strays).toMatchObject([{ questionId: null, type: 'file', fileKey: '9', isManual: false }]);
    expect(markedAnswers(strays, {})).toEqual([]);
  });

  test.each([
    ['one', 'Wash', ['Wash', 'Dry'], ['Wash']],
    ['several', 'Wash, Dry', ['Wash', 'Dry'], ['Wash', 'Dry']],
    [
      'options that hold commas',
      'Wash, then dry, Report it',
      ['Wash, then dry', 'Report it', 'Wash'],
      ['Wash, then dry', 'Report it'],
    ],
    ['one option that begins another', 'Wash, Wash twice', ['Wash', 'Wash twice'], ['Wash', 'Wash twice']],
    ['an option that is gone', 'Cover it', ['Wash'], ['Cover it']],
  ])('the options of a response: %s', (_, response, options, expected) => {
    expect(
      chosenOptions(
        response,
        options.map((value, id) => ({ id, value })),
      ),
    ).toEqual(expected);
  });
});

describe('D-04: mark-all', () => {
  test.each([
    [{ 12: false, 13: false }, 'none'],
    [{ 12: true, 13: false }, 'mixed'],
    [{ 12: true, 13: true }, 'all'],
    [{}, 'none'],
  ] as const)('%o is %s', (marks, state) => expect(markAllState(rows, marks)).toBe(state));

  test('sets and unsets what a person marks, and nothing else', () => {
    expect(markAll(rows, true)).toEqual({ 12: true, 13: true });
    expect(markAll(rows, false)).toEqual({ 12: false, 13: false });
  });
});

test('C-33: the unrounded share is compared: 2 of 3 do not reach 67', () => {
  expect(tallyOf(rows, { 12: true }, 67)).toEqual({ right: 2, total: 3, percent: 67, isEnough: false });
  expect(tallyOf(rows, { 12: true }, 66)).toMatchObject({ isEnough: true });
  expect(tallyOf(rows, {}, null)).toMatchObject({ right: 1, isEnough: true });
  const none: readonly Markable[] = [];
  expect(tallyOf(none, {}, 80)).toMatchObject({ percent: 0 });
});

test('D-19: the name of a subject is its own', () => {
  const names = [
    { by: 'key', key: 'a' },
    { by: 'key', key: 'a/1' },
    { by: 'key', key: 'users/1/2' },
    { by: 'user', userId: 1, assessmentId: 2 },
    { by: 'user', userId: 12, assessmentId: 2 },
  ] as const;
  expect(new Set(names.map(subjectName)).size).toBe(names.length);
});

test('D-06, C-14: the organisation’s limit, else 10 MB; said before anything is sent', () => {
  expect([
    reviewLimitInMegabytes({ max_size_mb_assessment_review: 5 }),
    reviewLimitInMegabytes({ max_size_mb_assessment_review: null }),
    reviewLimitInMegabytes({}),
  ]).toEqual([5, 10, 10]);
  expect(attachmentRefusal(5, 5 * 1024 * 1024)).toBeNull();
  expect(attachmentRefusal(5, 5 * 1024 * 1024 + 1)).toBe('Sorry, you can only upload up to 5 MB. This file is 5.1 MB.');
  expect(attachmentRefusal(5, 0)).toBe('This file is empty. Please choose another one.');
});
