import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { failedTooManyTimes } from './attempts.ts';
import { isAvailable } from './availability.ts';

/** What somebody finds who opens an assessment: C-04, C-06, C-07, C-08, C-23, C-26, C-27. `open` can be answered. */
export type Entry =
  | 'exempt'
  | 'passed'
  | 'underReview'
  | 'offline'
  | 'tooManyFailures'
  | 'unavailable'
  | 'noQuestions'
  | 'expired'
  | 'failed'
  | 'open';

const hasExpired = ({ status, expires_at }: Assessment, nowUnix: number): boolean =>
  status === 'expired' || (typeof expires_at === 'number' && expires_at <= nowUnix);

/**
 * The first of these that is true, most final first. A result goes before every notice (C-07: passed with no attempts
 * left is passed); `overdue` can be answered like `pending`.
 */
export const entryOf = (assessment: Assessment, nowUnix: number): Entry => {
  if (assessment.status === 'exempt') return 'exempt';
  if (assessment.status === 'completed') return 'passed';
  if (assessment.status === 'review') return 'underReview';
  if (assessment.assessment_type_key === 'EXT') return 'offline';
  if (failedTooManyTimes(assessment)) return 'tooManyFailures';
  if (!isAvailable(assessment)) return 'unavailable';
  if (assessment.questions.length === 0) return 'noQuestions';
  if (hasExpired(assessment, nowUnix)) return 'expired';
  return assessment.status === 'failed' ? 'failed' : 'open';
};

/** Whether a notice gives way when somebody asks for one more try (Try Again, C-22; taken again after expiry, C-27). */
export const opensOnRetake = (entry: Entry): boolean => entry === 'open' || entry === 'expired' || entry === 'failed';

/** What a submission came to: C-18 to C-20. */
export type Outcome = 'passed' | 'failed' | 'failedFinally' | 'underReview';

/** Read from the reply to a submission. */
export const outcomeOf = (assessment: Assessment): Outcome => {
  if (assessment.status === 'completed') return 'passed';
  if (assessment.status === 'review') return 'underReview';
  return failedTooManyTimes(assessment) ? 'failedFinally' : 'failed';
};
