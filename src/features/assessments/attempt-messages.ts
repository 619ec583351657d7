import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { attemptsRemaining, type Attempted } from '#machines/assessments/attempts.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** `first` to `tenth`, then `attempt 11`. */
export const nthAttempt = (attempt: number): string => {
  const word = ORDINALS[attempt - 1];
  return word === undefined ? `attempt ${attempt}` : `${word} attempt`;
};

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** `One attempt is left`, `Two attempts are left`. */
export const attemptsAreLeft = (count: number): string =>
  `${NUMBERS[count] ?? String(count)} ${plural(count, 'attempt is', 'attempts are')} left`;

/** `2 of 3`, or `No limit` (C-07). */
export const attemptsLeftFact = (assessment: Attempted): string => {
  const left = attemptsRemaining(assessment);
  return left === null ? 'No limit' : `${left} of ${assessment.attempts_max}`;
};

/** `2 of 3`, or `2` where there is no limit. */
export const attemptsUsedFact = ({ attempts, attempts_max }: Pick<Assessment, 'attempts' | 'attempts_max'>): string =>
  attempts_max ? `${attempts} of ${attempts_max}` : String(attempts);

/** What submitting costs, said before it is pressed: which attempt it uses, and what is left afterwards. */
export const costOfSubmitting = (assessment: Attempted): { readonly uses: string; readonly leaves: string } => {
  const left = attemptsRemaining(assessment);
  const attempt = assessment.attempts + 1;
  if (left === null) return { uses: `This is your ${nthAttempt(attempt)}`, leaves: 'There is no limit to attempts' };
  return {
    uses: `This uses attempt ${attempt} of ${assessment.attempts_max}`,
    leaves: `${attemptsAreLeft(left - 1)} afterwards`,
  };
};

/** `3 attempts`, or `no limit to attempts`. */
export const attemptsAreAllowed = ({ attempts_max }: Pick<Assessment, 'attempts_max'>): string =>
  attempts_max ? `${attempts_max} ${plural(attempts_max, 'attempt', 'attempts')}` : 'no limit to attempts';

/** `Your attempt`, `Your three attempts`. */
export const yourAttempts = (count: number): string =>
  count === 1 ? 'Your attempt' : `Your ${(NUMBERS[count] ?? String(count)).toLowerCase()} attempts`;
