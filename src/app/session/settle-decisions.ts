import { keptReviews } from '#features/assessments/review/review-kept.ts';
import { keptEvidences } from '#features/evidence/evidence-kept.ts';
import type { DeviceStore } from '#ui/keep/device-store.ts';
import { sendDecisionsNow } from '#ui/keep/decisions-under-way.ts';

/** How long the pages of other tabs are waited for, and how long after its time a decision may still be on its way. */
const PATIENCE_MILLISECONDS = 3000;
const LOOK_EVERY_MILLISECONDS = 50;

type Decided = Pick<DeviceStore<{ readonly leavesAtMs: number }>, 'names' | 'read'>;

/** Whether a page of any tab is about to send, or sends, what this person decided: it stands on the device until it has arrived. */
const isUnderWay = (userId: number): boolean => {
  const { decisions, batches } = keptEvidences(userId);
  const stores: readonly Decided[] = [keptReviews(userId).decisions, decisions, batches];
  return stores.some((store) =>
    store.names().some((name) => {
      const kept = store.read(name);
      return kept.found === 'kept' && kept.value.leavesAtMs + PATIENCE_MILLISECONDS > Date.now();
    }),
  );
};

/**
 * H-07: before the session acts as somebody else, every decision whose time to undo runs leaves, here and in the other tabs.
 * What does not arrive in time stays on the device, and no page sends it in the other name.
 */
export const settleDecisions = async (userId: number | undefined, warnOtherTabs: () => void): Promise<void> => {
  warnOtherTabs();
  await sendDecisionsNow();
  const until = Date.now() + PATIENCE_MILLISECONDS;
  while (userId !== undefined && isUnderWay(userId) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MILLISECONDS));
};
