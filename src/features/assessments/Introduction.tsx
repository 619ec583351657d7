import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { formatDateTime } from '#ui/format/dates.ts';
import { Note } from '#ui/note/Note.tsx';
import { AuthoredTexts } from './AuthoredTexts.tsx';
import type { DraftStatus } from './draft-session.ts';
import { ReviewerNotes } from './ReviewerNotes.tsx';

/** What is read before the first question: descriptions, what a reviewer wrote, `pre_message`, and what this device kept. */
export function Introduction({ assessment, draft }: { assessment: Assessment; draft: DraftStatus }) {
  return (
    <div className="exam__intro">
      <AuthoredTexts texts={[assessment.description, assessment.long_description]} />
      <ReviewerNotes assessment={assessment} />
      {assessment.pre_message && (
        <Note title="Before you start">
          <AuthoredTexts texts={[assessment.pre_message]} />
        </Note>
      )}
      <div role="status">
        {draft.found === 'draft' && draft.foundAtMs !== null && (
          <Note title="Your answers are back">
            <p>This device kept them on {formatDateTime(new Date(draft.foundAtMs))}. Nothing was sent yet.</p>
          </Note>
        )}
        {draft.found === 'unreadable' && (
          <Note title="Earlier answers could not be read">
            <p>What this device kept of this attempt was damaged, so you start with no answers.</p>
          </Note>
        )}
      </div>
    </div>
  );
}
