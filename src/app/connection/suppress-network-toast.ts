import type { TrayMessage } from '../errors/failure-message.ts';
import type { TrayStore } from '../errors/tray-store.ts';
import type { Services } from '../services/services.ts';

/** Where signing in over the page failed for want of a connection: the bar stands behind it, so the dialog says it itself. */
const NO_CONNECTION = { title: 'No connection.', text: 'You can sign in when the connection is back.', items: [], tone: 'warning', outcome: null } as const satisfies TrayMessage;

/**
 * J-05: a call without an answer is told in the tray. Once it is known that nothing answers, the bar says why, and the tray's
 * "unexpected problem" would contradict it; a problem that the server itself had stays. Signing in over the page says it there, until the connection is back. Returns the
 * way to stop.
 */
export const suppressNetworkToast = ({ connection, tray, signInTray }: Pick<Services, 'connection' | 'tray' | 'signInTray'>): (() => void) => {
  const hadNoAnswer = (store: TrayStore): boolean => store.current()?.outcome === 'noAnswer';
  const isLost = (): boolean => connection.current() === 'lost';
  const lookAtDialog = (): void => {
    if (isLost() && hadNoAnswer(signInTray)) signInTray.show(NO_CONNECTION);
  };
  const stops = [
    signInTray.subscribe(lookAtDialog),
    connection.subscribe(() => {
      if (isLost() && hadNoAnswer(tray)) tray.clear();
      lookAtDialog();
      if (!isLost() && signInTray.current() === NO_CONNECTION) signInTray.clear();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
