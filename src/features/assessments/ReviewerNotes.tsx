import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { AttachmentButton } from './AttachmentButton.tsx';
import { reviewerNotes } from './reviewer-notes.ts';

/** C-01: what reviewers wrote, newest last, each with what was attached. Plain text: nobody authors HTML here. */
export function ReviewerNotes({ assessment }: { assessment: Assessment }) {
  const notes = reviewerNotes(assessment);
  if (notes.length === 0) return null;
  return (
    <section className="rev" aria-label="From your reviewer">
      {notes.map(({ key, by, atUnix, text, fileId }) => (
        <Note key={key} title={by === null ? 'From your reviewer' : `From your reviewer, ${by}`}>
          {text !== '' && <p className="rev__w">{text}</p>}
          {atUnix !== null && <p className="meta">{formatDateTime(fromUnixSeconds(atUnix))}</p>}
          {fileId !== null && <AttachmentButton fileId={fileId} />}
        </Note>
      ))}
    </section>
  );
}
