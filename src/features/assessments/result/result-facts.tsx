import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { AssessmentStatusBadge } from '../AssessmentStatusBadge.tsx';
import { attemptsLeftFact, attemptsUsedFact } from '../attempt-messages.ts';
import type { Fact } from '../head-facts.tsx';
import { rightOf, visibleAnswers } from './result-messages.ts';
import { visibleScore } from '../shown-score.ts';
import type { ResultKind } from '../screen-of.ts';

/** C-18 to C-21: what decides about a result. A hidden score goes, the pass mark stays. */
export const resultFacts = (assessment: Assessment, kind: ResultKind): readonly Fact[] => {
  const score = visibleScore(assessment);
  const answers = visibleAnswers(assessment);
  const { right, wrong } = rightOf(answers);
  const status = { name: 'Status', value: <AssessmentStatusBadge status={assessment.status} /> };
  const passMark = assessment.pass === null ? [] : [{ name: 'Pass mark', value: `${assessment.pass}%` }];
  if (kind === 'underReview') {
    const answered = answers.length === 0 ? [] : [{ name: 'Answered', value: answers.length }];
    return [status, ...passMark, ...answered, { name: 'Attempts used', value: attemptsUsedFact(assessment) }];
  }
  return [
    ...(score === null ? [] : [{ name: 'Score', value: `${score}%` }]),
    ...passMark,
    // Not where the score is hidden: it could be counted from it.
    ...(score !== null && right + wrong > 0 ? [{ name: 'Right', value: `${right} of ${right + wrong}` }] : []),
    kind === 'failed'
      ? { name: 'Attempts left', value: attemptsLeftFact(assessment) }
      : { name: 'Attempts used', value: attemptsUsedFact(assessment) },
    ...(kind === 'failed' && assessment.status !== 'pending' ? [status] : []),
  ];
};
