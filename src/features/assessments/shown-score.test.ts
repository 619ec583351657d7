import { expect, test } from 'vitest';
import { shownScore, visibleScore } from './shown-score.ts';

const answers = (...correct: (boolean | null)[]) =>
  correct.map((each) => ({ key: null, correct: each, question: 'Which?', response: 'This' }));

test.each([
  [200 / 3, 66.67, false, 66.6],
  [200 / 3, 66.66, true, 67],
  [79.6, 80, false, 79.6],
  [79.4, 80, false, 79],
  [79.996, 79.999, false, 79.9],
  [66.45, 66.42, true, 66.45],
  [87.5, 80, true, 88],
  [50.4, null, false, 50],
  [67, 66.67, false, null],
  [67, 66.67, null, 67],
  [40, 80, true, 40],
])('H11: %d with the pass mark %d, passed %s, is shown as %d', (score, pass, passed, shown) => {
  expect(shownScore(score, { pass, passed })).toBe(shown);
});

test('H11: where the server sends a whole number, the share of right answers has the decimals', () => {
  const attempt = { hide_score: false, score: 67, pass: 66.67, passed: false };
  expect(visibleScore({ ...attempt, answers: answers(true, true, false) })).toBe(66.6);
  expect(visibleScore({ ...attempt, answers: answers(true, true, null) }), 'not every verdict is told').toBeNull();
  expect(
    visibleScore({ ...attempt, score: 80, pass: 80, answers: answers(true, false) }),
    'the score is no such share',
  ).toBeNull();
});

test('C-18: a hidden score is no figure, nor is one that nobody has given', () => {
  const attempt = { pass: 80, passed: false, answers: [] };
  expect([
    visibleScore({ ...attempt, hide_score: true, score: 50 }),
    visibleScore({ ...attempt, hide_score: false, score: null }),
  ]).toEqual([null, null]);
});
