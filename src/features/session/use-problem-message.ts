import { useState, useSyncExternalStore } from 'react';
import { failureOutcome } from '#contracts/failure.ts';
import { config } from '#current/config.ts';
import { useConnection } from '#current/surroundings.ts';
import type { Problem } from '#machines/session/login.setup.ts';
import { messageFor, type TrayMessage } from './failure-message.ts';
import { CONNECTION_BACK, NO_CONNECTION } from './messages.ts';

const aboutConnection = (said: { readonly title: string; readonly text: string }): TrayMessage => ({
  ...said,
  items: [],
  tone: 'warning',
  outcome: 'noAnswer',
});
const LOST = aboutConnection(NO_CONNECTION);
const BACK = aboutConnection(CONNECTION_BACK);

/**
 * What a form says of a call that failed, or null. Once it is known that nothing answers, a call without an answer is
 * no "unexpected problem" any more (S10); and when the connection is back, the call can be made again.
 */
export const useProblemMessage = (problem: Problem | null): TrayMessage | null => {
  const { subscribe, current } = useConnection();
  const isLost = useSyncExternalStore(subscribe, current, current) === 'lost';
  const [lostWith, setLostWith] = useState<Problem | null>(null);
  const hadNoAnswer = problem !== null && failureOutcome(problem) === 'noAnswer';
  if (hadNoAnswer && isLost && lostWith !== problem) setLostWith(problem);
  if (problem === null) return null;
  if (!hadNoAnswer) return messageFor(problem, config.productName);
  if (isLost) return LOST;
  return lostWith === problem ? BACK : messageFor(problem, config.productName);
};
