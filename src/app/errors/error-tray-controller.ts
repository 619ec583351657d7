import type { Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { failureMeaning, failureOutcome } from '#contracts/failure.ts';
import { messageFor } from './failure-message.ts';
import type { TrayStore } from './tray-store.ts';

export interface ErrorTrayControllerInput {
  readonly client: Pick<Client, 'onFailure'>;
  readonly tray: TrayStore;
  readonly productName: string;
  /** J-01, J-02: whether signing in stands over the page; it says these words then, and the page stays. */
  readonly interrupt?: (failure: ApiFailure) => boolean;
  /** Whether there is a session that could be over. */
  readonly hasSession?: () => boolean;
  /** J-01: ends the session on the server, where a 403 may have left it alive. */
  readonly endOnServer?: () => void;
  /** J-01, J-02: the session is over. */
  readonly onSessionEnded: () => void;
}

/**
 * The one place where a failed call and its policy become something that is shown: calls whose policy says `tray` put
 * their words there, and those that say the session is over end it. Returns the way to stop.
 */
export const openErrorTrayController = ({
  client,
  tray,
  productName,
  interrupt = () => false,
  hasSession = () => true,
  endOnServer = () => undefined,
  onSessionEnded,
}: ErrorTrayControllerInput): (() => void) =>
  client.onFailure((failure: ApiFailure) => {
    if (failure.treatment !== 'tray') return;
    const over = failureMeaning(failure).endsSession;
    if (over && !hasSession()) {
      // Signed out meanwhile, in another tab for instance: the late answer to a call of before is nobody's attempt.
      // A call that anybody may make was refused for its own reasons.
      if (failure.session === 'none') tray.show(messageFor(failure, productName));
      return;
    }
    if (over && interrupt(failure)) return;
    // J-09: the redirect that follows must not take these words away.
    tray.show(messageFor(failure, productName), { survivesRedirect: over });
    if (!over) return;
    if (failureOutcome(failure) === 'denied') endOnServer();
    onSessionEnded();
  });
