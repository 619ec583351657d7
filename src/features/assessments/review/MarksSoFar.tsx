import { markOf, unmarkedIds, type ReviewRow } from '#machines/assessments/review-rules.ts';
import { MarkAll } from './MarkAll.tsx';
import { type ReviewActor, useMarks } from './marks-shown.ts';
import { ToMark } from './ToMark.tsx';

export interface MarksSoFarProps {
  readonly actor: ReviewActor;
  /** Those that a person marks. */
  readonly rows: readonly ReviewRow[];
  readonly showsKey: boolean;
}

/** D-04: the marks once more, each with the way to its answer, and all of them at once. */
export function MarksSoFar({ actor, rows, showsKey }: MarksSoFarProps) {
  const marks = useMarks(actor);
  const unmarked = unmarkedIds(rows, marks);
  return (
    <div>
      <MarkAll
        actor={actor}
        rows={rows}
        correct={rows.filter((row) => markOf(row, marks)).length}
        showsKey={showsKey}
      />
      <ul className="tolist">
        {rows.map((row) => (
          <ToMark
            key={row.number}
            row={row}
            isCorrect={row.questionId !== null && unmarked.includes(row.questionId) ? null : markOf(row, marks)}
          />
        ))}
      </ul>
    </div>
  );
}
