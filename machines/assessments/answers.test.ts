import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowsSeveral,
  answeredCount,
  encodeAnswers,
  firstUnanswered,
  isAnswered,
  isComplete,
  toggleOption,
  type Answers,
} from './answers.ts';

const text = (value: string) => ({ kind: 'text', text: value }) as const;
const chosen = (...optionIds: number[]) => ({ kind: 'options', optionIds }) as const;
const file = { kind: 'file', fileId: 501, name: 'log.pdf', bytes: 4_800_000 } as const;

describe('C-10, C-11: choosing', () => {
  it('one choice replaces the previous', () => {
    expect(toggleOption(chosen(1), { answer_count: 1 }, 2)).toEqual(chosen(2));
    expect(toggleOption(chosen(2), { answer_count: null }, 2)).toEqual(chosen(2));
    expect([
      allowsSeveral({ answer_count: 1 }),
      allowsSeveral({ answer_count: null }),
      allowsSeveral({ answer_count: 2 }),
    ]).toEqual([false, false, true]);
  });

  it('with several allowed a press toggles, and the number is not enforced', () => {
    const several = { answer_count: 2 };
    expect(toggleOption(undefined, several, 1)).toEqual(chosen(1));
    expect(toggleOption(chosen(1, 2), several, 3)).toEqual(chosen(1, 2, 3));
    expect(toggleOption(chosen(1, 2), several, 1)).toEqual(chosen(2));
  });

  it('two presses on the same option change nothing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(5)), fc.nat(5), (ids, id) => {
        const twice = toggleOption(toggleOption(chosen(...ids), { answer_count: 3 }, id), { answer_count: 3 }, id);
        expect(twice.kind === 'options' && new Set(twice.optionIds)).toEqual(new Set(ids));
      }),
    );
  });
});

describe('C-16: what counts as answered', () => {
  it('an option, a stored file, a text that is more than spaces', () => {
    expect([chosen(1), file, text(' a ')].map(isAnswered)).toEqual([true, true, true]);
    expect([chosen(), text(''), text(' \n\t'), undefined].map(isAnswered)).toEqual([false, false, false, false]);
  });

  it('C-12: a text of 2,000 characters does, one of 2,001 does not', () => {
    expect([isAnswered(text('x'.repeat(2000))), isAnswered(text('x'.repeat(2001)))]).toEqual([true, false]);
  });

  it('an attempt is complete when as many distinct questions are answered as are shown; clearing one ends that', () => {
    const answers: Answers = { 1: chosen(1, 2, 3), 2: text('Because.') };
    expect(isComplete([1, 2], answers)).toBe(true);
    // Three chosen options are one question answered.
    expect([
      isComplete([1, 2, 3], answers),
      answeredCount([1, 2, 3], answers),
      firstUnanswered([3, 1, 2], answers),
    ]).toEqual([false, 2, 3]);
    expect(isComplete([1, 2], { ...answers, 2: text(' ') })).toBe(false);
    expect([isComplete([], {}), firstUnanswered([1, 2], answers)]).toEqual([false, null]);
  });

  it('an answer to a question that is not shown counts for nothing', () => {
    expect([isComplete([1, 2], { 1: chosen(1), 9: text('x') }), answeredCount([1], { 9: text('x') })]).toEqual([
      false,
      0,
    ]);
  });
});

describe('C-17: what is sent', () => {
  it('one entry per chosen option, the stored file’s id, the text, in the order shown', () => {
    expect(encodeAnswers([3, 1, 2], { 1: chosen(7, 9), 2: text(' As typed. '), 3: file })).toEqual([
      { id: 3, value: 501 },
      { id: 1, value: 7 },
      { id: 1, value: 9 },
      { id: 2, value: ' As typed. ' },
    ]);
  });

  it('nothing about a question that is not shown', () => {
    expect(encodeAnswers([1], { 1: chosen(7), 2: text('x') })).toEqual([{ id: 1, value: 7 }]);
  });

  it('names each shown question when everything is answered', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30), { minLength: 1 }), (order) => {
        const answers = Object.fromEntries(order.map((id, index) => [id, index % 2 === 0 ? text('x') : chosen(1, 2)]));
        expect(isComplete(order, answers)).toBe(true);
        expect([...new Set(encodeAnswers(order, answers).map(({ id }) => id))]).toEqual(order);
      }),
    );
  });
});
