import type { Services } from '../services/services.ts';

/**
 * J-05: a call without an answer is told in the tray. Once it is known that nothing answers, the bar says why, and the
 * tray's "unexpected problem" would contradict it; a problem that the server itself had stays. Returns the way to
 * stop.
 */
export const suppressNetworkToast = ({ connection, tray }: Pick<Services, 'connection' | 'tray'>): (() => void) =>
  connection.subscribe(() => {
    if (connection.current() === 'lost' && tray.current()?.outcome === 'noAnswer') tray.clear();
  });
