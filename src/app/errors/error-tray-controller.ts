import type { Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { failureMeaning, failureOutcome } from '#contracts/failure.ts';
import { messageFor } from '#features/session/failure-message.ts';
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
  /** J-01, J-02: the session is over; the form of signing in says how (0130). */
  readonly onSessionEnded: (failure: ApiFailure) => void;
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
    // Signed out meanwhile, in another tab for instance: the late answer to a call of before is nobody's.
    if (failure.session !== 'none' && !hasSession()) return;
    if (!failureMeaning(failure).endsSession) return tray.show(messageFor(failure, productName));
    // A call that anybody may make has no session to end.
    if (!hasSession() || interrupt(failure)) return;
    if (failureOutcome(failure) === 'denied') endOnServer();
    onSessionEnded(failure);
  });
