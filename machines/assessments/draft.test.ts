import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseQuestions, followQuestions, questionsInOrder, resume, shuffle, type Draft } from './draft.ts';
import { sampleAssessment } from './taking.samples.ts';

const questions = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, title: 'Why?', type: 'textarea' as const }));
const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

describe('C-15: which questions are shown', () => {
  it('a shuffle is a permutation, the same for the same seed, and leaves the list as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (list, seed) => {
        const before = [...list];
        const shuffled = shuffle(list, seed);
        expect(sorted(shuffled)).toEqual(sorted(list));
        expect(shuffle(list, seed)).toEqual(shuffled);
        expect(list).toEqual(before);
      }),
    );
  });

  it('is a full shuffle: every question comes to stand everywhere, about equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 4000; seed += 1)
      shuffle([0, 1, 2, 3], seed).forEach((id, position) =>
        counts.set(`${id}@${position}`, (counts.get(`${id}@${position}`) ?? 0) + 1),
      );
    expect(counts.size).toBe(16);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('the list is cut to questions_max after shuffling: over many seeds every question is drawn', () => {
    const drawn = new Set(
      Array.from({ length: 200 }, (_, seed) =>
        chooseQuestions({ questions: questions(10), questions_max: 3, randomise: true }, seed),
      ).flat(),
    );
    expect(sorted([...drawn])).toEqual(questions(10).map(({ id }) => id));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 15 }),
        fc.integer(),
        (count, most, seed) => {
          const whole = chooseQuestions({ questions: questions(count), randomise: true }, seed);
          expect(chooseQuestions({ questions: questions(count), questions_max: most, randomise: true }, seed)).toEqual(
            whole.slice(0, most),
          );
        },
      ),
    );
  });

  it('without randomise the first questions_max are kept, in order; null and 0 keep all', () => {
    expect(chooseQuestions({ questions: questions(5), questions_max: 3, randomise: false }, 9)).toEqual([1, 2, 3]);
    expect(chooseQuestions({ questions: questions(3), questions_max: null, randomise: null }, 9)).toEqual([1, 2, 3]);
    expect(chooseQuestions({ questions: questions(3), questions_max: 0 }, 9)).toEqual([1, 2, 3]);
  });
});

describe('C-29, C-30: an order that was seen before', () => {
  it('stays; what is gone leaves it, what is new joins at the end', () => {
    expect(followQuestions([3, 1, 2], { questions: questions(3) })).toEqual([3, 1, 2]);
    expect(followQuestions([3, 1, 9, 2], { questions: questions(4) })).toEqual([3, 1, 2, 4]);
  });

  it('a question that was cut away does not come back while there is no room', () => {
    expect(followQuestions([3, 1], { questions: questions(4), questions_max: 2 })).toEqual([3, 1]);
  });

  it('questions come in the order shown; unknown ids are left out', () => {
    expect(questionsInOrder([3, 9, 1], questions(3)).map(({ id }) => id)).toEqual([3, 1]);
  });
});

describe('C-29: the attempt that a device kept', () => {
  const draft: Draft = {
    assessmentId: 7,
    attempts: 1,
    order: [14, 11, 13, 12],
    answers: { 13: { kind: 'text', text: 'Half a sen' } },
  };

  it('comes back with its order and its answers', () => {
    expect(resume(sampleAssessment({ randomise: true }), draft, 5)).toEqual({ ...draft, aside: {} });
  });

  it('C-22: an earlier try or another assessment never fills this one', () => {
    for (const foreign of [{ ...draft, attempts: 0 }, { ...draft, assessmentId: 8 }, null]) {
      expect(resume(sampleAssessment(), foreign, 5)).toEqual({
        assessmentId: 7,
        attempts: 1,
        order: [11, 12, 13, 14],
        answers: {},
        aside: {},
      });
    }
  });

  it('answers whose questions are gone are put aside, and come back with them', () => {
    const resumed = resume(sampleAssessment({ questions: sampleAssessment().questions.slice(0, 2) }), draft, 5);
    expect(resumed).toEqual({ ...draft, order: [11, 12], answers: {}, aside: draft.answers });
    expect(resume(sampleAssessment(), resumed, 5)).toMatchObject({ answers: draft.answers, aside: {} });
  });
});
