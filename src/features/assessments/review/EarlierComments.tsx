import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import { AttachmentButton } from '../AttachmentButton.tsx';
import { reviewerNotes } from '../reviewer-notes.ts';

/** D-08: who wrote what, and when; plain text, whatever it looks like. */
export function EarlierComments({ assessment, title }: { assessment: Assessment; title: string }) {
  const notes = reviewerNotes(assessment);
  if (notes.length === 0) return null;
  return (
    <section className="earlier" aria-labelledby="earlier-h">
      <h3 id="earlier-h">{title}</h3>
      <ol>
        {notes.map(({ key, by, atUnix, text, fileId }) => (
          <li key={key}>
            <p className="earlier__w">
              {by !== null && <b>{by}</b>}
              {atUnix !== null && <span className="meta">{formatDateTime(fromUnixSeconds(atUnix))}</span>}
            </p>
            {text !== '' && <p className="rev__w">{text}</p>}
            {fileId !== null && <AttachmentButton fileId={fileId} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
