import { Button } from '../../actions/button/Button.tsx';
import { Note } from './Note.tsx';

export interface UnsentTextProps {
  /** 'Your message was not sent' */
  readonly title: string;
  readonly text: string;
  /** Left out where they stay on the device. */
  readonly onDiscard?: (() => void) | undefined;
}

/** Words that were typed and cannot be sent any more: to read and copy, and to discard. Nothing where there are none. */
export function UnsentText({ title, text, onDiscard }: UnsentTextProps) {
  if (text.trim() === '') return null;
  return (
    <Note title={title}>
      <p className="note__text">{text}</p>
      {onDiscard !== undefined && (
        <p className="note__act">
          <Button variant="secondary" onClick={onDiscard}>
            Discard
          </Button>
        </p>
      )}
    </Note>
  );
}
