import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { isAnswered, type Answers } from '#machines/assessments/answers.ts';
import { formatDateTime } from '#ui/format/dates.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { AuthoredTexts } from '../AuthoredTexts.tsx';
import type { DraftStatus } from '#persistence/draft-session.ts';
import { FormerAttempt } from './FormerAttempt.tsx';
import { ReviewerNotes } from '../ReviewerNotes.tsx';

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
