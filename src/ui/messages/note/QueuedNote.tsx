import { useEffect, useRef } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Note } from './Note.tsx';

export interface QueuedNoteProps {
  /** 'Your review is waiting to be sent' */
  readonly title: string;
  /** It is being sent just now, so that nothing can be taken back. */
  readonly isSending: boolean;
  readonly onTakeBack: () => void;
}

/** What was confirmed and could not be sent, mostly for want of a connection: what will happen, and the way back. */
export function QueuedNote({ title, isSending, onTakeBack }: QueuedNoteProps) {
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus, the bar with Undo, is gone.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <Note title={title}>
      <p role="status">
        {isSending
          ? 'It is being sent.'
          : 'It could not be sent yet. It is kept on this device, and will be sent as soon as possible.'}
      </p>
      <p className="note__act">
        <Button ref={button} variant="secondary" aria-disabled={isSending} onClick={onTakeBack}>
          Take it back
        </Button>
      </p>
    </Note>
  );
}
