import { SESSION_CHANGED, SESSION_ENDED } from '#contracts/library/player-message.ts';

export interface PlayerAnswers {
  /** Begins the page anew where the session is somebody else's (T15). */
  readonly verify: () => Promise<unknown>;
  /** Asks the server anything for which a session is needed, so that one that ended is renewed over the page (J-02). */
  readonly ask: () => Promise<unknown>;
}

/**
 * Asks the server who is here where the player of a package says that the session is somebody else's by now, or over.
 * Only the window of a player's frame is heard (`data-player`): what a package or another page says counts for nothing.
 */
export const hearPlayer = (view: Window, { verify, ask }: PlayerAnswers): void => {
  view.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const answer = data === SESSION_CHANGED ? verify : data === SESSION_ENDED ? ask : undefined;
    const players = [...view.document.querySelectorAll<HTMLIFrameElement>('iframe[data-player]')];
    if (answer === undefined || source === null || !players.some(({ contentWindow }) => contentWindow === source))
      return;
    void answer().catch(() => undefined);
  });
};
