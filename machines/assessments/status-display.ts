import type { AssessmentStatus } from '#contracts/assessments/assessment.schema.ts';

/** C-24: completed green, exempt grey, pending amber, the others red. */
export type StatusTone = 'good' | 'quiet' | 'warning' | 'bad';

/** A status as it is shown. The word is always there: colour is never the only signal. */
export interface StatusDisplay {
  readonly tone: StatusTone;
  readonly word: string;
}

/** C-23, C-24: every status has a tone and a word of its own. */
export const STATUS_DISPLAY: Readonly<Record<AssessmentStatus, StatusDisplay>> = {
  pending: { tone: 'warning', word: 'Pending' },
  review: { tone: 'bad', word: 'In review' },
  completed: { tone: 'good', word: 'Completed' },
  locked: { tone: 'bad', word: 'Locked' },
  exempt: { tone: 'quiet', word: 'Exempt' },
  failed: { tone: 'bad', word: 'Failed' },
  expired: { tone: 'bad', word: 'Expired' },
  overdue: { tone: 'bad', word: 'Overdue' },
};
