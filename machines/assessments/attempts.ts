import type { Assessment } from '#contracts/assessments/assessment.schema.ts';

export type Attempted = Pick<Assessment, 'attempts' | 'attempts_max' | 'status'>;

/** C-07: `attempts_max` less `attempts`, never below zero; null means that there is no limit (`attempts_max` null or 0). */
export const attemptsRemaining = ({ attempts, attempts_max }: Attempted): number | null =>
  attempts_max === null || attempts_max === 0 ? null : Math.max(0, attempts_max - attempts);

/**
 * Whether a submission counted that was made when `attemptsBefore` were used: one more is, or it cannot be taken any
 * more.
 */
export const isCounted = (assessment: Attempted, attemptsBefore: number): boolean =>
  assessment.attempts > attemptsBefore || ['completed', 'review', 'locked'].includes(assessment.status);

/** Whether one more try is allowed. */
export const attemptsRemain = (assessment: Attempted): boolean => attemptsRemaining(assessment) !== 0;

/** C-07: locked, or no attempt left; an assessment that was passed never failed too many times. */
export const failedTooManyTimes = (assessment: Attempted): boolean =>
  assessment.status !== 'completed' && (assessment.status === 'locked' || !attemptsRemain(assessment));

/** C-07 [V]. */
export const TOO_MANY_FAILURES =
  'Sorry, you have failed this assessment too many times. Please contact your training administrator.';
