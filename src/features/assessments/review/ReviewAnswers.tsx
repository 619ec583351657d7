import { memo } from 'react';
import { markOf, type Marks, type ReviewRow, type ReviewSubject } from '#machines/assessments/review-rules.ts';
import { AutoAnswer } from './AutoAnswer.tsx';
import { ManualAnswer, type ManualAnswerProps } from './ManualAnswer.tsx';

export interface ReviewAnswersProps extends Pick<
  ManualAnswerProps,
  'actor' | 'isMarking' | 'showsKey' | 'onMark' | 'onCurrent'
> {
  readonly rows: readonly ReviewRow[];
  readonly subject: ReviewSubject;
  /** Null where the marks are made in another tab. */
  readonly marks: Marks | null;
  readonly currentId: number | null;
}

/** From here on what is out of sight is not laid out: a hundred answers took a fifth of a second for each mark. */
const LONG = 30;

/** What was handed in, in its own order. */
export const ReviewAnswers = memo(function ReviewAnswers({
  rows,
  subject,
  marks,
  currentId,
  ...shared
}: ReviewAnswersProps) {
  return (
    <div className={rows.length > LONG ? 'anlist anlist--long' : 'anlist'}>
      <h2 className="vh">Answers</h2>
      {rows.map((row) =>
        row.isManual ? (
          <ManualAnswer
            key={row.number}
            {...shared}
            row={row}
            subject={subject}
            isCorrect={marks === null ? null : markOf(row, marks)}
            isCurrent={row.questionId === currentId}
          />
        ) : (
          <AutoAnswer key={row.number} row={row} />
        ),
      )}
    </div>
  );
});
