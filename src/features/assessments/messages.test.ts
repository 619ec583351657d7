import { describe, expect, test } from 'vitest';
import type { Question } from '#contracts/assessments/assessment.schema.ts';
import { answerInOneLine } from './check/answer-labels.ts';
import { attemptsAreLeft, attemptsLeftFact, costOfSubmitting, nthAttempt, yourAttempts } from './attempt-messages.ts';
import { countsOf, nextToDo, paletteItems, tallyOf, whatIsOpen } from './questions/question-state.ts';
import { resultLead } from './result/result-messages.ts';
import { reviewerNotes } from './reviewer-notes.ts';

const options = [
  { id: 1, value: 'Orange bag' },
  { id: 2, value: 'Black bag' },
];
const select = (id: number): Question => ({ id, title: `Question ${id}`, type: 'select', options });
const questions = [
  select(1),
  select(2),
  { ...select(3), type: 'textarea' as const },
  { ...select(4), type: 'file' as const },
];

describe('C-07: attempts in words', () => {
  const attempted = { attempts: 1, attempts_max: 3, status: 'pending' as const };

  test('what submitting costs and leaves', () => {
    expect(costOfSubmitting(attempted)).toEqual({
      uses: 'This uses attempt 2 of 3',
      leaves: 'One attempt is left afterwards',
    });
    expect(costOfSubmitting({ ...attempted, attempts: 2 }).leaves).toBe('No attempts are left afterwards');
    expect(costOfSubmitting({ ...attempted, attempts_max: null })).toEqual({
      uses: 'This is your second attempt',
      leaves: 'There is no limit to attempts',
    });
  });

  test('what is left', () => {
    expect(attemptsLeftFact(attempted)).toBe('2 of 3');
    expect(attemptsLeftFact({ ...attempted, attempts_max: 0 })).toBe('No limit');
    expect(attemptsAreLeft(12)).toBe('12 attempts are left');
    expect([nthAttempt(1), nthAttempt(10), nthAttempt(11)]).toEqual(['first attempt', 'tenth attempt', 'attempt 11']);
    expect([yourAttempts(1), yourAttempts(3)]).toEqual(['Your attempt', 'Your three attempts']);
  });
});

describe('answers in one line', () => {
  test('choices, a short text, a long one, a file, nothing', () => {
    expect(answerInOneLine(select(1), { kind: 'options', optionIds: [2] })).toBe('Black bag');
    expect(answerInOneLine(select(1), { kind: 'options', optionIds: [2, 1] })).toBe('2 chosen: Orange bag; Black bag');
    expect(answerInOneLine(select(3), { kind: 'text', text: '  Seal it.\nLabel it. ' })).toBe('“Seal it. Label it.”');
    expect(answerInOneLine(select(3), { kind: 'text', text: 'word '.repeat(400) })).toMatch(
      /^“word .+ word…” 2,000 characters$/,
    );
    expect(answerInOneLine(select(4), { kind: 'file', fileId: 9, name: 'log.pdf', bytes: 5_033_165 })).toBe(
      'log.pdf, 4.8 MB',
    );
    expect(answerInOneLine(select(4), undefined)).toBe('Not answered');
  });
});

describe('C-16, C-31: what is open', () => {
  const uploading = { kind: 'uploading', name: 'log.pdf', sentBytes: 62, totalBytes: 100 } as const;
  const attempt = {
    questions,
    answers: { 1: { kind: 'options', optionIds: [1] }, 3: { kind: 'text', text: 'a'.repeat(2001) } },
    uploads: { 4: uploading },
  } as const;

  test('counts and words', () => {
    const tally = tallyOf(attempt);
    expect(countsOf(tally)).toEqual(['1 answered', '2 to do', '1 uploading']);
    expect(whatIsOpen(tally)).toEqual({
      fact: 'Answer 2 more to submit.',
      also: '1 answer is too long. 1 upload is still running.',
    });
    expect(whatIsOpen({ answered: 2, toDo: 0, tooLong: 0, uploading: 0, total: 2 }).fact).toBe(
      'Both questions are answered.',
    );
    expect(whatIsOpen({ answered: 8, toDo: 0, tooLong: 0, uploading: 0, total: 8 })).toEqual({
      fact: 'All 8 answered.',
      also: 'Nothing is sent before you submit.',
    });
  });

  test('the palette says each state by marker and word', () => {
    expect(
      paletteItems(attempt, 2).map(({ marker, word, walked, current }) => [marker, word, walked, current]),
    ).toEqual([
      ['done', 'Answered', true, false],
      ['todo', 'To do', false, true],
      ['overdue', 'Too long', false, false],
      ['upload', '62%', false, false],
    ]);
  });

  test('the next one to do is after the one on screen, else the first', () => {
    expect(nextToDo(paletteItems(attempt, 2))?.key).toBe('3');
    expect(nextToDo(paletteItems(attempt, 4))?.key).toBe('2');
    expect(nextToDo(paletteItems(attempt, null))?.key).toBe('2');
  });
});

test('a result says which attempt it was and when, as far as it is known', () => {
  const assessment = {
    title: 'Hand hygiene check',
    attempts: 2,
    last_submitted_at: Date.UTC(2026, 2, 2, 14, 31) / 1000,
  };
  expect(resultLead(assessment as Parameters<typeof resultLead>[0])).toBe(
    "Hand hygiene check. Your second attempt, handed in on 2nd\u00A0Mar\u00A0'26 at 2:31\u00A0pm.",
  );
  expect(resultLead({ ...assessment, last_submitted_at: null } as Parameters<typeof resultLead>[0])).toBe(
    'Hand hygiene check. Your second attempt.',
  );
  expect(resultLead({ ...assessment, attempts: 0 } as Parameters<typeof resultLead>[0])).toBe('Hand hygiene check.');
});

test('C-01: the last comment and file are added only where no message says the same', () => {
  const message = { message: 'Name the room.', user_name: 'Priya Nair', created_at: 5, file_id: 902 };
  expect(
    reviewerNotes({ messages: [message], last_assessed_comments: 'Name the room.', last_assessed_file_id: 902 }),
  ).toHaveLength(1);
  expect(
    reviewerNotes({ messages: [message], last_assessed_comments: 'Well done.', last_assessed_file_id: 902 }).at(-1),
  ).toMatchObject({ text: 'Well done.', fileId: null });
  expect(reviewerNotes({ messages: null, last_assessed_comments: null, last_assessed_file_id: 7 })).toMatchObject([
    { text: '', fileId: 7 },
  ]);
});
