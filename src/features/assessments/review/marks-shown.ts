import type { SnapshotFrom } from 'xstate';
import type { Marks } from '#machines/assessments/review-marks.ts';
import type { reviewMachine } from '#machines/assessments/review.machine.ts';
import type { ReviewRow } from '#machines/assessments/review-rows.ts';

/** The marks that the screen shows: this person's while they are theirs to change or on their way, else those of the decision. */
export const marksShown = (snapshot: SnapshotFrom<typeof reviewMachine>, rows: readonly ReviewRow[]): Marks => {
  if (snapshot.hasTag('marking') || snapshot.hasTag('decided')) return snapshot.context.marks;
  return Object.fromEntries(rows.flatMap(({ questionId, correct }) => (questionId === null ? [] : [[questionId, correct === true]])));
};
