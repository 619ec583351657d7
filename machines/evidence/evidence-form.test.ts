import { describe, expect, it } from 'vitest';
import { dayOf, noonOf } from '../days.ts';
import {
  completionOf,
  EMPTY_FORM,
  evidenceDecision,
  formFaults,
  isBeforeSent,
  isFormComplete,
  isFormTouched,
} from './evidence-form.ts';

/** 2nd March 2026, half past two in London; the evidence came on 27th February. */
const NOW = Date.UTC(2026, 2, 2, 14, 30) / 1000;
const SENT = Date.UTC(2026, 1, 27, 16, 40) / 1000;
const form = (over: object) => ({ ...EMPTY_FORM, ...over });

describe('Q-04: the date', () => {
  it('is today unless another day is chosen, and today is now', () => {
    expect(completionOf(EMPTY_FORM, NOW)).toBe(NOW);
    expect(completionOf(form({ completedOn: '2026-03-02' }), NOW)).toBe(NOW);
    expect(completionOf(form({ completedOn: '2026-02-28' }), NOW)).toBe(Date.UTC(2026, 1, 28, 12) / 1000);
  });

  it.each([
    ['2026-03-03', 'future'],
    ['', 'missing'],
    ['2026-13-45', 'missing'],
    ['yesterday', 'missing'],
  ])('%s is refused: %s', (completedOn, fault) => {
    expect(formFaults(form({ completedOn }), NOW)).toEqual({ completedOn: fault });
    expect(isFormComplete('accepted', form({ completedOn }), NOW)).toBe(false);
  });

  it('takes any day up to today', () => {
    for (const completedOn of ['2020-01-01', '2026-02-26', '2026-02-27', '2026-03-02', null])
      expect(isFormComplete('accepted', form({ completedOn }), NOW)).toBe(true);
  });

  it.each([
    ['2026-02-26', SENT, true],
    ['2026-02-27', SENT, false],
    [null, SENT, false],
    ['', SENT, false],
    ['2026-02-26', null, false],
  ])('%s is before the day on which it was sent (%s): %s', (completedOn, sentUnix, isBefore) =>
    expect(isBeforeSent(form({ completedOn }), sentUnix)).toBe(isBefore),
  );

  it('reads days in London, in summer as in winter', () => {
    expect(dayOf(Date.UTC(2026, 6, 1, 23, 30) / 1000)).toBe('2026-07-02');
    expect(dayOf(Date.UTC(2026, 0, 1, 23, 30) / 1000)).toBe('2026-01-01');
    for (const day of ['2026-07-02', '2026-01-01', '2026-03-29', '2026-10-25'])
      expect(dayOf(noonOf(day) ?? 0)).toBe(day);
  });
});

describe('Q-04: the score', () => {
  it.each([
    ['101', 'outOfRange'],
    ['-1', 'outOfRange'],
    ['100.01', 'outOfRange'],
    ['', 'missing'],
    ['  ', 'missing'],
    ['all', 'notANumber'],
    ['1e2', 'notANumber'],
    ['0x10', 'notANumber'],
    ['9 0', 'notANumber'],
    ['٩', 'notANumber'],
    ['Infinity', 'notANumber'],
  ])('"%s" is refused: %s', (score, fault) => {
    expect(formFaults(form({ score }), NOW)).toEqual({ score: fault });
    expect(isFormComplete('accepted', form({ score }), NOW)).toBe(false);
  });

  it.each(['0', '100', ' 90 ', '62.5', '100.'])('"%s" counts', (score) => {
    expect(formFaults(form({ score }), NOW)).toEqual({});
    expect(evidenceDecision('accepted', form({ score }), NOW)).toEqual({
      status: 'accepted',
      last_completed_at: NOW,
      score: Number(score),
    });
  });

  it('is 100 unless another is typed', () =>
    expect(evidenceDecision('accepted', EMPTY_FORM, NOW)).toMatchObject({ score: 100 }));
});

describe('Q-05: the message', () => {
  it('is optional, and kept to the letter between its first and last one', () => {
    expect(evidenceDecision('rejected', form({ message: ' \n ' }), NOW)).toEqual({ status: 'rejected', message: null });
    const script = '<script>alert(1)</script>';
    expect(evidenceDecision('rejected', form({ message: `  ${script}\n` }), NOW)).toEqual({
      status: 'rejected',
      message: script,
    });
    expect(evidenceDecision('rejected', form({ message: 'x'.repeat(100_000) }), NOW)).toMatchObject({
      message: expect.stringMatching(/^x{100000}$/),
    });
  });

  it('does not ask for date and score, wherever they stand', () =>
    expect(isFormComplete('rejected', form({ score: '101', completedOn: '' }), NOW)).toBe(true));
});

it('Q-13: nothing is complete before one of both is chosen', () =>
  expect(isFormComplete(null, EMPTY_FORM, NOW)).toBe(false));

it('is touched by a change of any field', () => {
  expect(isFormTouched(EMPTY_FORM)).toBe(false);
  for (const change of [{ score: '90' }, { completedOn: '2026-02-28' }, { message: 'Please' }])
    expect(isFormTouched(form(change))).toBe(true);
});
