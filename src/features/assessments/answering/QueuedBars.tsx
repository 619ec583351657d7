import { useEffect, useRef } from 'react';
import type { DraftStatus } from '#persistence/draft-session.ts';
import { ActionBar } from '#ui/frames/action-bar/ActionBar.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import { afterDialog } from './after-dialog.ts';
import { SavedHere } from './SavedHere.tsx';

export interface QueuedBarsProps {
  readonly draft: DraftStatus;
  /** It waits on this page alone: the device refused it. */
  readonly mustStayOpen: boolean;
  /** It is being sent just now, so that nothing can be taken back. */
  readonly isSending: boolean;
  readonly onWithdraw: () => void;
}

/** The bars of a wide window and of a phone while a confirmed submission waits: what will happen, and the way back. */
export function QueuedBars({ draft, mustStayOpen, isSending, onWithdraw }: QueuedBarsProps) {
  const wide = useRef<HTMLButtonElement>(null);
  const narrow = useRef<HTMLButtonElement>(null);
  // The dialog gave the focus back to a button that is gone. The one that is not shown does not take it.
  useEffect(() => {
    afterDialog(() => {
      if (document.activeElement !== document.body) return;
      wide.current?.focus();
      narrow.current?.focus();
    });
  }, []);
  const next = isSending
    ? 'The connection is back. It is being sent now.'
    : 'It will be sent when the connection is back.';
  const short = isSending
    ? 'It is on its way.'
    : mustStayOpen
      ? 'Keep this page open.'
      : 'It will be sent when you are back online.';
  const withdraw = { variant: 'secondary', 'aria-disabled': isSending, onClick: onWithdraw } as const;
  return (
    <>
      <ActionBar label="Submit">
        <Marker shape="queued" />
        <p className="actbar__why" role="status">
          <b>Your submission is waiting.</b>{' '}
          <span>{mustStayOpen ? `${next} Keep this page open until then.` : next}</span>
        </p>
        <SavedHere draft={draft} />
        <Button {...withdraw} ref={wide}>
          Take it back
        </Button>
      </ActionBar>
      <div className="xbar" role="region" aria-label="Progress">
        <div className="wrap xbar__in">
          <Marker shape="queued" />
          <p className="meta xbar__why" role="status">
            <b>Waiting to be sent.</b> {short}
          </p>
          <Button {...withdraw} ref={narrow}>
            Take it back
          </Button>
        </div>
      </div>
    </>
  );
}

/** After the last question while the submission waits. `mustStayOpen`: it waits on this page alone. */
export function QueuedEnd({ mustStayOpen }: { mustStayOpen: boolean }) {
  return (
    <div className="exam__end">
      <p>
        <b>Your submission is waiting.</b> It will be sent when the connection is back.
        {mustStayOpen && ' Keep this page open until then.'} Take it back to change an answer.
      </p>
    </div>
  );
}
