import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { failedTooManyTimes } from './attempts.ts';
import { isAvailable } from './availability.ts';

/** What the learner finds on opening an assessment: C-04, C-06, C-07, C-08, C-23, C-26, C-27. `open` can be answered. */
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
 * Whether the last attempt was marked and not passed: a reviewer returns it as `pending` (C-23), and its result stays
 * readable (H7).
 */
const lastAttemptFailed = ({ status, attempts, passed }: Assessment): boolean =>
  status === 'failed' || (attempts > 0 && passed === false);

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
  return lastAttemptFailed(assessment) ? 'failed' : 'open';
};

/** Whether an attempt can begin when the learner asks for one (Try Again, C-22; taken again after expiry, C-27). */
export const opensOnRetake = (entry: Entry): boolean => entry === 'open' || entry === 'expired' || entry === 'failed';

/**
 * Results of an attempt. The page may have seen it counted, and an older answer of the server, by which it can be
 * taken, may come in after that.
 */
const RESULTS: readonly Entry[] = ['passed', 'underReview', 'tooManyFailures', 'failed'];

/**
 * Whether a page that shows `shown` must show something else, because the server says `now` (H4). `isNewer`: the server
 * speaks of what this page has seen counted, and not of what was before it.
 */
export const hasMovedOn = (shown: Entry, now: Entry, isNewer: () => boolean): boolean => {
  if (shown === now || (shown === 'failed' && opensOnRetake(now))) return false;
  return !RESULTS.includes(shown) || !opensOnRetake(now) || isNewer();
};

/** What a submission came to: C-18 to C-20. */
export type Outcome = 'passed' | 'failed' | 'failedFinally' | 'underReview';

/** Read from the reply to a submission. */
export const outcomeOf = (assessment: Assessment): Outcome => {
  if (assessment.status === 'completed') return 'passed';
  if (assessment.status === 'review') return 'underReview';
  return failedTooManyTimes(assessment) ? 'failedFinally' : 'failed';
};
