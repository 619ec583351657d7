import { messageFor } from '../errors/failure-message.ts';
import type { Services } from '../services.ts';

const UNEXPECTED = messageFor({ kind: 'network', status: null, message: null, errors: {} }, '').title;

/**
 * J-05: a call without an answer is told in the tray. Once it is known that nothing answers, the bar says why, and the tray's
 * "unexpected problem" would contradict it.
 */
export const leaveItToTheBar = ({ connection, tray }: Pick<Services, 'connection' | 'tray'>): (() => void) =>
  connection.subscribe(() => {
    if (connection.current() === 'lost' && tray.current()?.title === UNEXPECTED) tray.clear();
  });
