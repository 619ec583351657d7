import { FAREWELL, FAREWELL_ANSWERED, FAREWELL_HEARD } from '#contracts/library/player-message.ts';

/** How long a player has to say that it heard the farewell; one that does not know it is dropped then. */
const UNANSWERED_MS = 5000;

/**
 * Says farewell to the player of a package before React drops its frame (0339): the frame moves out of sight, so that
 * what the package says as it goes can still be stored, and is removed once the player has answered. Where the browser
 * cannot move a frame without loading it again, nothing is done: its own events have to do.
 */
export const sayFarewell = (frame: HTMLIFrameElement): void => {
  const { body, defaultView: view } = frame.ownerDocument;
  const player = frame.contentWindow;
  if (player === null || view === null || !('moveBefore' in body)) return;
  frame.className = '';
  frame.hidden = true;
  frame.removeAttribute('title');
  frame.ariaHidden = 'true';
  body.moveBefore(frame, null);

  const end = (): void => {
    view.clearTimeout(timer);
    view.removeEventListener('message', hear);
    frame.remove();
  };
  const hear = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== player) return;
    if (data === FAREWELL_HEARD) view.clearTimeout(timer);
    if (data === FAREWELL_ANSWERED) end();
  };
  const timer = view.setTimeout(end, UNANSWERED_MS);
  view.addEventListener('message', hear);
  // No secret; and the player may lie on any origin.
  player.postMessage(FAREWELL, '*');
};
