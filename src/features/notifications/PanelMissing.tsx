import { useEffect, useRef } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import './panel-missing.css';

/** What hangs from the bell where the code of its history did not come. */
export function PanelMissing({ onAgain, onClose }: { onAgain: () => void; onClose: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('button')?.focus(), []);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Esc from what is inside it
    <div
      ref={root}
      className="panel bellmiss on-sheet"
      role="dialog"
      aria-label="Notifications"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <p>Your notifications could not be loaded.</p>
      <Button variant="primary" onClick={onAgain}>
        Try again
      </Button>
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
