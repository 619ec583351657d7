import type { Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { messageFor } from './failure-message.ts';
import type { TrayStore } from './tray-store.ts';

export interface ErrorDeskInput {
  readonly client: Pick<Client, 'onFailure'>;
  readonly tray: TrayStore;
  readonly productName: string;
  /** J-01, J-02: whether signing in stands over the page; it says these words then, and the page stays. */
  readonly interrupt?: (failure: ApiFailure) => boolean;
  /** Whether there is a session that could be over. */
  readonly hasSession?: () => boolean;
  /** J-01, J-02: the session is over. */
  readonly onSessionEnded: () => void;
}

const SESSION_IS_OVER: readonly (number | null)[] = [401, 403, 419];

/** Made by nobody who is signed in, and what it is refused for stands in the tray. */
const PUBLIC: readonly string[] = ['resetPassword'];

/**
 * The one place where a failed call and its policy become something that is shown: calls whose policy says `tray` put
 * their words there, and those that say the session is over end it. Returns the way to stop.
 */
export const openErrorDesk = ({ client, tray, productName, interrupt = () => false, hasSession = () => true, onSessionEnded }: ErrorDeskInput): (() => void) =>
  client.onFailure((failure: ApiFailure) => {
    if (failure.treatment !== 'tray') return;
    const over = failure.kind === 'http' && SESSION_IS_OVER.includes(failure.status);
    // Signed out meanwhile, in another tab for instance: the late answer to a call of before is nobody's attempt.
    if (over && !hasSession() && !PUBLIC.includes(failure.call)) return;
    if (over && interrupt(failure)) return;
    // J-09: the redirect that follows must not take these words away.
    tray.show(messageFor(failure, productName), { survivesRedirect: over });
    if (over) onSessionEnded();
  });
