import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { tallyOf, type ReviewRow } from '#machines/assessments/review-rules.ts';
import { type ReviewActor, useMarks } from './marks-shown.ts';
import { consequence, shareLabel } from './review-messages.ts';

export interface OutcomeProps {
  readonly actor: ReviewActor;
  readonly assessment: Assessment;
  readonly rows: readonly ReviewRow[];
}

/** D-10: what the marks come to so far, and what that does to the learner. */
export function Outcome({ actor, assessment, rows }: OutcomeProps) {
  const tally = tallyOf(rows, useMarks(actor), assessment.pass);
  return (
    <div className="out">
      <p className="out__n">
        {tally.right} of {tally.total} <span>{shareLabel(tally, assessment.pass)}</span>
      </p>
      <p className="meta out__w">{consequence(assessment, tally)}</p>
    </div>
  );
}
