import { memo } from 'react';
import type { ReviewRow } from '#machines/assessments/review-rules.ts';
import { goToJudge } from './judge-id.ts';
import { Verdict } from './Verdict.tsx';

/**
 * One answer to be marked, in the list beside the answers: how it stands, and the way there. Only what changed is drawn
 * anew.
 */
export const ToMark = memo(function ToMark({ row, isCorrect }: { row: ReviewRow; isCorrect: boolean | null }) {
  return (
    <li>
      <a
        href={`#answer-${row.number}`}
        onClick={(event) => {
          event.preventDefault();
          goToJudge(row.questionId ?? 0);
        }}
      >
        <b>{row.number}</b>
        <span>{row.question}</span>
      </a>
      <Verdict isCorrect={isCorrect} size="meta" />
    </li>
  );
});
