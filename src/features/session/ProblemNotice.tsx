import { useState, useSyncExternalStore } from 'react';
import { failureOutcome } from '#contracts/failure.ts';
import { config } from '#current/config.ts';
import { useConnection } from '#current/surroundings.ts';
import type { Problem } from '#machines/session/login.setup.ts';
import { FocusedTray } from '#ui/messages/tray/FocusedTray.tsx';
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
const useProblemMessage = (problem: Problem | null): TrayMessage | null => {
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

export interface ProblemNoticeProps {
  /** Null: nothing went wrong. */
  problem: Problem | null;
  /** Under the words of the global table, where these do not say what follows. */
  consequence?: string | null;
}

/**
 * What went wrong with the last call of a form, in the form and with the focus (0130): J-02 to J-05, or that there is
 * no connection.
 */
export function ProblemNotice({ problem, consequence = null }: ProblemNoticeProps) {
  const message = useProblemMessage(problem);
  if (message === null) return null;
  const { title, text, items, tone } = message;
  return (
    <FocusedTray title={title} tone={tone} items={items.map((item, index) => ({ key: `${index}`, message: item }))}>
      {text ?? consequence}
    </FocusedTray>
  );
}
