import type { Answer, Question } from '#contracts/assessments/assessment.schema.ts';
import { describe, expect, it } from 'vitest';
import { formerAnswers, isSameAnswer } from './former-answers.ts';
import { sampleAssessment, sampleQuestions } from './taking.samples.ts';

const answer = (question: string, response: string, over: Partial<Answer> = {}): Answer => ({
  key: null,
  correct: null,
  question,
  response,
  ...over,
});
const [single, several, text, file] = sampleQuestions as [Question, Question, Question, Question];
const former = (answers: readonly Answer[], over: Partial<Parameters<typeof sampleAssessment>[0]> = {}) =>
  formerAnswers(sampleAssessment({ answers: [...answers], ...over }));

describe('H6: the answers of the last attempt beside the questions', () => {
  it('each with its verdict, and as an answer that the next attempt takes', () => {
    expect(
      former([
        answer(file.title, 'log.pdf', { key: '901' }),
        answer(single.title, 'Cover it with a plaster', { correct: false }),
        answer(several.title, 'Encourage bleeding under running water, Report it to the practice manager', {
          correct: true,
        }),
        answer(text.title, 'I stop.\nThen I call.'),
      ]),
    ).toEqual({
      11: { response: 'Cover it with a plaster', correct: false, given: { kind: 'options', optionIds: [3] } },
      12: {
        response: 'Encourage bleeding under running water, Report it to the practice manager',
        correct: true,
        given: { kind: 'options', optionIds: [2, 1] },
      },
      13: { response: 'I stop.\nThen I call.', correct: null, given: { kind: 'text', text: 'I stop.\nThen I call.' } },
      14: { response: 'log.pdf', correct: null, given: { kind: 'file', fileId: 901, name: 'log.pdf', bytes: null } },
    });
  });

  it('options whose words hold a comma, or begin with those of another, are told apart', () => {
    const options = ['Rinse', 'Rinse, then wait', 'wait', 'then wait'].map((value, id) => ({ id, value }));
    const given = (response: string) =>
      former([answer(several.title, response)], { questions: [{ ...several, options }] })[12]?.given;
    expect(given('Rinse, then wait, wait')).toEqual({ kind: 'options', optionIds: [0, 3, 2] });
    expect(given('Rinse, then wait, then wait')).toEqual({ kind: 'options', optionIds: [1, 3] });
  });

  it('many options of the same text cost no more than one', () => {
    const options = Array.from({ length: 40 }, (_, id) => ({ id, value: 'Same' }));
    const given = (response: string) =>
      former([answer(several.title, response)], { questions: [{ ...several, options }] })[12]?.given;
    expect(given(Array.from({ length: 39 }, () => 'Same').join(', '))).toMatchObject({ optionIds: { length: 39 } });
    expect(given(`${Array.from({ length: 39 }, () => 'Same').join(', ')}, Other`)).toBeNull();
  });

  it('what the question no longer takes can be read, not taken over', () => {
    expect(former([answer(single.title, 'An option that is gone'), answer(file.title, 'log.pdf')])).toMatchObject({
      11: { given: null },
      14: { given: null },
    });
  });

  it('questions of the same title keep their order; one that is gone is left out', () => {
    const twin = { ...text, id: 15 };
    expect(
      former([answer(text.title, 'One'), answer('Gone?', 'x'), answer(text.title, 'Two')], { questions: [text, twin] }),
    ).toMatchObject({ 13: { response: 'One' }, 15: { response: 'Two' } });
  });

  it.each([{ attempts: 0 }, { hide_answers: true }, { answers: null }])('C-21, C-22: none where %j', (over) => {
    expect(former([answer(text.title, 'One')], over)).toEqual({});
  });

  it('is the same answer by its options in any order, its text, or its file', () => {
    const options = (...optionIds: number[]) => ({ kind: 'options', optionIds }) as const;
    const stored = (fileId: number, bytes: number | null) =>
      ({ kind: 'file', fileId, name: 'log.pdf', bytes }) as const;
    expect([
      isSameAnswer(options(1, 2), options(2, 1)),
      isSameAnswer(options(1), options(2)),
      isSameAnswer(options(1, 2), options(1)),
      isSameAnswer(undefined, options(1)),
    ]).toEqual([true, false, false, false]);
    expect([
      isSameAnswer(stored(9, 5), stored(9, null)),
      isSameAnswer({ kind: 'text', text: 'a' }, { kind: 'text', text: 'a' }),
      isSameAnswer({ kind: 'text', text: 'a' }, options(1)),
    ]).toEqual([true, true, false]);
  });
});
