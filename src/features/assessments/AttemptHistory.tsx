import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { formatDate, fromUnixSeconds } from '#ui/format/dates.ts';
import { Table } from '#ui/lists/table/Table.tsx';
import { shownScore, visibleScore } from './shown-score.ts';
import { yourAttempts } from './attempt-messages.ts';

type Attempt = NonNullable<Assessment['history']>[number];

const COLUMNS = [
  { key: 'attempt', header: 'Attempt' },
  { key: 'at', header: 'Handed in' },
  { key: 'result', header: 'Result' },
];
const SCORE = { key: 'score', header: 'Score', numeric: true };

const resultOf = ({ passed }: Attempt) => {
  if (passed === null) return <StatusBadge shape="review" word="In review" />;
  return passed ? <StatusBadge shape="done" word="Passed" /> : <StatusBadge shape="wrong" word="Not passed" />;
};

const scoreOf = (assessment: Assessment, { attempt, score, passed }: Attempt): string => {
  if (score === null) return '';
  const { pass } = assessment;
  // The answers of the last one are at hand, so its figure may be more exact.
  const shown =
    (attempt === assessment.attempts ? visibleScore(assessment) : null) ?? shownScore(score, { pass, passed });
  return shown === null ? `${passed === true ? 'At least' : 'Under'} ${pass}%` : `${shown}%`;
};

/** The attempts so far, with their scores unless those are hidden (C-18). */
export function AttemptHistory({ assessment }: { assessment: Assessment }) {
  const history = assessment.history ?? [];
  if (history.length === 0) return null;
  const showsScore = assessment.hide_score !== true;
  const title = yourAttempts(history.length);
  return (
    <section className="hist" aria-labelledby="history-h">
      <h2 id="history-h">{title}</h2>
      <Table
        label={title}
        columns={showsScore ? [...COLUMNS, SCORE] : COLUMNS}
        rows={history.map((attempt) => {
          const at = typeof attempt.submitted_at !== 'number' ? '' : formatDate(fromUnixSeconds(attempt.submitted_at));
          const score = scoreOf(assessment, attempt);
          return {
            key: String(attempt.attempt),
            cells: [attempt.attempt, at, resultOf(attempt), ...(showsScore ? [score] : [])],
          };
        })}
      />
    </section>
  );
}
