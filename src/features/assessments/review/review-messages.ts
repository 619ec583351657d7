import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { attemptsRemaining } from '#machines/assessments/attempts.ts';
import type { Tally } from '#machines/assessments/review-rules.ts';
import { nthAttempt } from '../attempt-messages.ts';

/** Whose work it is, as one writes about them. */
export const learnerName = ({ user }: Pick<Assessment, 'user'>): string => user?.name ?? 'the learner';

/** By first name, where the page has said the whole name already. */
export const learnerFirstName = (assessment: Pick<Assessment, 'user'>): string =>
  learnerName(assessment).split(' ')[0] ?? '';

/** `Answers by Amara Osei, attempt 2 of 3`. */
export const whoseWork = (assessment: Assessment): string =>
  `Answers by ${learnerName(assessment)}, ${assessment.attempts_max ? `attempt ${assessment.attempts} of ${assessment.attempts_max}` : nthAttempt(assessment.attempts)}`;

/** `75%, below the pass mark`. */
export const shareLabel = ({ percent, isEnough }: Tally, pass: number | null): string => {
  if (pass === null) return `${percent}%`;
  return `${percent}%, ${isEnough ? 'enough to pass' : 'below the pass mark'}`;
};

/** What the decision does to the learner, before it is made (D-10). */
export const consequence = (assessment: Assessment, { isEnough }: Tally): string => {
  const name = learnerFirstName(assessment);
  if (isEnough) return `${name} passes, and is told by e-mail.`;
  const left = attemptsRemaining(assessment);
  if (left === 0) return `No attempt is left: it is locked for ${name}.`;
  return `Goes back to ${name} as pending${left === null ? '' : `, with ${left} ${left === 1 ? 'attempt' : 'attempts'} left`}.`;
};

/** The same in the undo bar, as one sentence about what stands. */
export const decisionInBrief = (assessment: Assessment, tally: Tally): string =>
  `${learnerFirstName(assessment)} ${tally.isEnough ? 'passes' : 'does not pass'} with ${tally.right} of ${tally.total}, ${tally.percent}%. After that it cannot be changed.`;

/** `a`, `a and b`, `a, b and c`. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** `of 10 MB`, `up to 10 MB`. */
export const limitMessage = (megabytes: number): string => `One file, up to ${megabytes} MB`;
