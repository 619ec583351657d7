import { sendOpenSubmissions } from './open-submissions.ts';
import { isUnsent, type Outbox, type OutboxEntry } from './outbox.ts';

/** How long the pages of other tabs are waited for, and how long after its time a submission may still be under way. */
const LONGEST_WAIT_MILLISECONDS = 3000;
const LOOK_EVERY_MILLISECONDS = 50;

/** Whether a page of any tab is about to send it, or sends it: it stays in the outbox until the outcome is known. */
const isPending = ({ stage, sendAfterMs }: OutboxEntry): boolean =>
  isUnsent(stage) && sendAfterMs > 0 && sendAfterMs + LONGEST_WAIT_MILLISECONDS > Date.now();

/**
 * Sends every submission whose time to undo runs, here and in the other tabs, and waits for their outcomes. What does
 * not arrive in time stays in the outbox. `warnOtherTabs` tells the other tabs to send theirs.
 */
export const settleSubmissions = async (
  outbox: Outbox,
  userId: number | undefined,
  warnOtherTabs: () => void,
): Promise<void> => {
  warnOtherTabs();
  await sendOpenSubmissions();
  const until = Date.now() + LONGEST_WAIT_MILLISECONDS;
  while (userId !== undefined && outbox.of(userId).some(isPending) && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MILLISECONDS));
};
