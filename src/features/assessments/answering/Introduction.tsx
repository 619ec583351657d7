import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { isAnswered, type Answers } from '#machines/assessments/answers.ts';
import type { DraftStatus } from '#persistence/draft-session.ts';
import { formatDate, formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { AuthoredTexts } from '../AuthoredTexts.tsx';
import { AttemptHistory } from '../AttemptHistory.tsx';
import { nthAttempt } from '../attempt-messages.ts';
import { visibleScore } from '../shown-score.ts';
import { ReviewerNotes } from '../ReviewerNotes.tsx';

interface FormerAttemptProps {
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
function FormerAttempt({ assessment, hasAnswers }: FormerAttemptProps) {
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

export interface IntroductionProps {
  readonly assessment: Assessment;
  readonly draft: DraftStatus;
  /** Answers to questions that are no longer asked. */
  readonly aside: Answers;
  /** Why a submission was refused while nobody was looking, a line for each reason; null where none was. */
  readonly refusal: string | null;
  /** What was answered in the attempt before stands beside the questions. */
  readonly hasFormerAnswers: boolean;
}

/**
 * What is read before the first question: descriptions, what a reviewer wrote, `pre_message`, and what this device
 * kept.
 */
export function Introduction({ assessment, draft, aside, refusal, hasFormerAnswers }: IntroductionProps) {
  const given = Object.values(aside).flatMap((given) => (isAnswered(given) ? [given] : []));
  return (
    <div className="exam__intro">
      <AuthoredTexts texts={[assessment.description, assessment.long_description]} />
      <FormerAttempt assessment={assessment} hasAnswers={hasFormerAnswers} />
      <ReviewerNotes assessment={assessment} />
      {assessment.pre_message && (
        <Note title="Before you start">
          <AuthoredTexts texts={[assessment.pre_message]} />
        </Note>
      )}
      <div role="alert">
        {refusal !== null && (
          <Note title="Your submission was not accepted">
            <ul>
              {refusal.split('\n').map((message) => (
                <li key={message}>{message || 'No reason was given.'}</li>
              ))}
            </ul>
            <p>No attempt was used, and every answer is kept. You can submit again.</p>
          </Note>
        )}
      </div>
      <div role="status">
        {draft.found === 'stored' && draft.foundAtMs !== null && (
          <Note title="Your answers are back">
            <p>This device kept them on {formatDateTime(new Date(draft.foundAtMs))}. Nothing was sent yet.</p>
          </Note>
        )}
        {given.length > 0 && (
          <Note
            title={
              given.length === 1
                ? 'One of your answers is no longer asked for'
                : `${given.length} of your answers are no longer asked for`
            }
          >
            <p>
              The questions changed since you wrote this. It is kept on this device, and comes back if its question
              does.
            </p>
            {given.map((given, index) => given.kind === 'text' && <blockquote key={index}>{given.text}</blockquote>)}
          </Note>
        )}
        {draft.found === 'unreadable' && (
          <Note title="Earlier answers could not be read">
            <p>The answers saved on this device are damaged, so you start again without them.</p>
          </Note>
        )}
      </div>
    </div>
  );
}
