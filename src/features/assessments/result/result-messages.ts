import type { Answer, Assessment } from '#contracts/assessments/assessment.schema.ts';
import { formatDate, formatTime, fromUnixSeconds } from '#ui/format/dates.ts';
import type { MarkerShape } from '#ui/messages/marker/marker-shapes.tsx';
import { nthAttempt } from '../attempt-messages.ts';
import type { ResultKind } from '../screen-of.ts';

/** The heading of a result and its marker: shape and word before colour. */
export const RESULT_LOOKS: Readonly<Record<ResultKind, { readonly heading: string; readonly marker: MarkerShape }>> = {
  passed: { heading: 'Passed', marker: 'done' },
  failed: { heading: 'Not passed yet', marker: 'wrong' },
  failedFinally: { heading: 'Not passed', marker: 'failed' },
  underReview: { heading: 'Submitted for review', marker: 'review' },
};

/** When and at which try it was handed in. */
export const resultLead = ({ title, attempts, last_submitted_at }: Assessment): string => {
  const attempt = attempts > 0 ? ` Your ${nthAttempt(attempts)}` : '';
  if (attempt === '' || typeof last_submitted_at !== 'number') return `${title}.${attempt === '' ? '' : `${attempt}.`}`;
  const at = fromUnixSeconds(last_submitted_at);
  return `${title}.${attempt}, handed in on ${formatDate(at)} at ${formatTime(at)}.`;
};

/** C-21: the answers of this attempt, where they are told at all. */
export const visibleAnswers = ({
  hide_answers,
  answers,
}: Pick<Assessment, 'hide_answers' | 'answers'>): readonly Answer[] => (hide_answers === true ? [] : (answers ?? []));

/** How many of those that were marked are right. */
export const rightOf = (answers: readonly Answer[]): { readonly right: number; readonly wrong: number } => ({
  right: answers.filter(({ correct }) => correct === true).length,
  wrong: answers.filter(({ correct }) => correct === false).length,
});
