import { IconBell } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import './panel-missing.css';
import { useNotifications } from './notifications-context.ts';
import { pressedKey } from '#ui/actions/keys/pressed-key.ts';

/** What hangs from the bell where the code of its history did not come. */
function PanelMissing({ onAgain, onClose }: { onAgain: () => void; onClose: () => void }) {
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
        if (pressedKey(event) === 'Escape') onClose();
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

const NotificationPanel = lazyPart(async () => (await import('./NotificationPanel.tsx')).NotificationPanel, {
  missing: (again, { onClose }) => <PanelMissing onAgain={again} onClose={() => onClose(true)} />,
});

/** The bell in the top bar: how much is new, and behind it the history of this visit. */
export function NotificationBell({ now }: { now: () => number }) {
  const store = useNotifications();
  const history = useSyncExternalStore(store.subscribe, store.history, store.history);
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const fresh = history.filter(({ isNew }) => isNew).length;

  /** `back`: the focus was inside and must not fall to the page's start. */
  const close = (back: boolean): void => {
    setOpen(false);
    store.markSeen();
    if (back) root.current?.querySelector('button')?.focus();
  };

  const toggle = (): void => {
    if (isOpen) {
      close(true);
      return;
    }
    store.open();
    setOpen(true);
  };

  return (
    <div className="bell" ref={root}>
      <Button
        icon
        aria-label={fresh === 0 ? 'Notifications' : `Notifications, ${fresh} unread`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <IconBell className="ic" aria-hidden />
        {fresh > 0 && (
          <span className="count" aria-hidden>
            {fresh}
          </span>
        )}
      </Button>
      {isOpen && <NotificationPanel history={history} nowMs={now()} onClose={close} bell={root} />}
    </div>
  );
}
