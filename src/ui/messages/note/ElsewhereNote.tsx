import { Button } from '../../actions/button/Button.tsx';
import { Note } from './Note.tsx';

export interface ElsewhereNoteProps {
  /** 'This review is open in another tab' */
  readonly title: string;
  /** What goes on there: "You're answering in another tab." */
  readonly what: string;
  readonly onContinue: () => void;
}

/** The same form is open in another tab, which goes on with it; one press takes it back. */
export function ElsewhereNote({ title, what, onContinue }: ElsewhereNoteProps) {
  return (
    <div role="status">
      <Note title={title}>
        <p>{what} Continue here instead?</p>
        <p className="note__act">
          <Button variant="secondary" onClick={onContinue}>
            Continue here
          </Button>
        </p>
      </Note>
    </div>
  );
}
