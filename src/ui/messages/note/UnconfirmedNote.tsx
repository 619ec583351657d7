import { Button } from '../../actions/button/Button.tsx';
import { Note } from './Note.tsx';

export interface UnconfirmedNoteProps {
  readonly title: string;
  /** A sentence on what is not lost. */
  readonly storedNote: string;
  readonly onAskAgain: () => void;
}

/**
 * Something was sent and no answer came: what nobody can say yet, what is kept, and the way to ask. Belongs into an
 * alert.
 */
export function UnconfirmedNote({ title, storedNote, onAskAgain }: UnconfirmedNoteProps) {
  return (
    <Note title={title}>
      <p>We haven't heard back yet. {storedNote}</p>
      <p className="note__act">
        <Button variant="secondary" onClick={onAskAgain}>
          Check again
        </Button>
      </p>
    </Note>
  );
}
