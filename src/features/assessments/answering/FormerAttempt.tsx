import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { formatDate, fromUnixSeconds } from '#ui/format/dates.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { AttemptHistory } from '../AttemptHistory.tsx';
import { nthAttempt } from '../attempt-messages.ts';
import { visibleScore } from '../shown-score.ts';

export interface FormerAttemptProps {
  readonly assessment: Assessment;
  /** Whether its answers stand beside the questions. */
  readonly hasAnswers: boolean;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const resultOf = (assessment: Assessment): string => {
  const score = visibleScore(assessment);
  const { pass, last_submitted_at: at } = assessment;
  const figure = score === null ? '' : ` You scored ${score}%${pass === null ? '' : `; the pass mark is ${pass}%`}.`;
  return `${typeof at === 'number' ? `You handed it in on ${formatDate(fromUnixSeconds(at))}.` : ''}${figure}`.trim();
};

/** H6: what became of the attempt before, above the questions of the next one; the earlier ones in a table. */
export function FormerAttempt({ assessment, hasAnswers }: FormerAttemptProps) {
  const { attempts, passed } = assessment;
  if (attempts === 0 || (passed ?? null) === null) return null;
  return (
    <>
      <Note title={`${capitalised(nthAttempt(attempts))}: ${passed === true ? 'passed' : 'not passed'}`}>
        <p>{resultOf(assessment)}</p>
        {hasAnswers && (
          <p>What you answered then stands below each question. You can use it again and change what needs changing.</p>
        )}
      </Note>
      {(assessment.history ?? []).length > 1 && <AttemptHistory assessment={assessment} />}
    </>
  );
}
