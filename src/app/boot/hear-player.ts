import { SESSION_CHANGED } from '#contracts/library/player-message.ts';

/**
 * T15: asks the server who is here where the player of a package says that the session is somebody else's by now.
 * `verify` begins the page anew for them. `apiOrigin`: where players come from.
 */
export const hearPlayer = (apiOrigin: string, verify: () => Promise<unknown>): void => {
  window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === apiOrigin && data === SESSION_CHANGED) void verify().catch(() => undefined);
  });
};
