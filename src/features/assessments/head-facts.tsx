import type { ReactNode } from 'react';
import type { Assessment, Question } from '#contracts/assessments/assessment.schema.ts';
import { formatDate, fromUnixSeconds } from '#ui/format/dates.ts';
import { AssessmentStatusBadge } from './AssessmentStatusBadge.tsx';
import { attemptsLeftFact } from './attempt-messages.ts';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** C-33: a text, a file or the flag `review` needs a person. */
export const needsReviewer = ({ review }: Pick<Assessment, 'review'>, questions: readonly Question[]): boolean =>
  review === true || questions.some(({ type }) => type !== 'select');

/** What decides about this attempt, under the title. */
export const headFacts = (assessment: Assessment, questions: readonly Question[]): readonly Fact[] => [
  { name: 'Attempts left', value: attemptsLeftFact(assessment) },
  ...(assessment.pass === null ? [] : [{ name: 'Pass mark', value: `${assessment.pass}%` }]),
  { name: 'Questions', value: questions.length },
  needsReviewer(assessment, questions)
    ? { name: 'Marked by', value: 'A reviewer' }
    : { name: 'Marked', value: 'Automatically, straight away' },
  ...(typeof assessment.expires_at === 'number'
    ? [{ name: 'Expires', value: formatDate(fromUnixSeconds(assessment.expires_at)) }]
    : []),
  // Pending is what open questions say by themselves.
  ...(assessment.status === 'pending'
    ? []
    : [{ name: 'Status', value: <AssessmentStatusBadge status={assessment.status} /> }]),
];
