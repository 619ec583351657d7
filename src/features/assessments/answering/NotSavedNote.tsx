import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { Draft } from '#machines/assessments/draft.ts';
import type { DraftStatus } from '#persistence/draft-session.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { AnswersCopy } from '../drafts/AnswersCopy.tsx';

export interface NotSavedNoteProps {
  readonly assessment: Assessment;
  readonly draft: DraftStatus;
  /** What the page holds. */
  readonly attempt: Pick<Draft, 'answers' | 'aside'>;
}

/** Where this device refuses to store the answers: two ways to take them along. `NotSavedAlert` announces it. */
export function NotSavedNote({ assessment, draft, attempt }: NotSavedNoteProps) {
  if (draft.saved !== 'refused') return null;
  return (
    <Note title="Your answers are on this page only">
      <p>This device can't save them. Keep a copy before you leave the page.</p>
      <p className="offer__do">
        <AnswersCopy assessment={assessment} draft={attempt} />
      </p>
    </Note>
  );
}
