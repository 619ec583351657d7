import { Badge } from '#ui/messages/badge/Badge.tsx';
import './entity-notes.css';

export interface EntityNotesProps {
  readonly notes?: string | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
  readonly favourite?: boolean | null | undefined;
}

/** M-33: what an organisation noted about an item, and the person's mark of it. What is missing takes no room. */
export function EntityNotes({ notes, tags, favourite }: EntityNotesProps) {
  const labels = [...(favourite === true ? ['Favourite'] : []), ...(tags ?? [])];
  return (
    <>
      {notes && <p className="meta">{notes}</p>}
      {labels.length > 0 && (
        <ul className="notes__tags" aria-label="Labels">
          {[...new Set(labels)].map((label) => (
            <li key={label}>
              <Badge>{label}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
