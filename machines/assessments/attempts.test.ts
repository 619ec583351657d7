import type { AssessmentStatus } from '#contracts/assessments/assessment.schema.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptsRemain, attemptsRemaining, failedTooManyTimes, TOO_MANY_FAILURES } from './attempts.ts';

const of = (attempts: number, attempts_max: number | null, status: AssessmentStatus = 'pending') => ({
  attempts,
  attempts_max,
  status,
});

describe('C-07: attempts', () => {
  it('remaining = attempts_max - attempts', () => {
    expect([attemptsRemaining(of(0, 3)), attemptsRemaining(of(2, 3)), attemptsRemaining(of(3, 3))]).toEqual([3, 1, 0]);
  });

  it('null and 0 are no limit', () => {
    expect([attemptsRemaining(of(99, null)), attemptsRemaining(of(99, 0))]).toEqual([null, null]);
    expect(attemptsRemain(of(99, null))).toBe(true);
  });

  it('none remaining, or locked, has failed too many times', () => {
    expect(failedTooManyTimes(of(3, 3))).toBe(true);
    expect(failedTooManyTimes(of(0, null, 'locked'))).toBe(true);
    expect(failedTooManyTimes(of(2, 3))).toBe(false);
  });

  it('what was passed with the last attempt has not', () => {
    expect(failedTooManyTimes(of(3, 3, 'completed'))).toBe(false);
  });

  it('is never below zero, and one try uses up exactly one', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.integer({ min: 1, max: 20 }), (attempts, most) => {
        const before = attemptsRemaining(of(attempts, most)) ?? Number.NaN;
        expect(before).toBeGreaterThanOrEqual(0);
        expect(attemptsRemaining(of(attempts + 1, most))).toBe(Math.max(0, before - 1));
      }),
    );
  });

  it('the notice is the specification’s', () => {
    expect(TOO_MANY_FAILURES).toBe(
      'Sorry, you have failed this assessment too many times. Please contact your training administrator.',
    );
  });
});
