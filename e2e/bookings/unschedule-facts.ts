import { expect } from '#e2e/host/expect.ts';
import { ChangeDialog } from '#e2e/pages/change-dialog.ts';
import { PaymentPage } from '#e2e/pages/payment-page.ts';
import type { Visitor } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { FlowFacts } from '#machines/bookings/flow-facts.ts';
import { setChanging, setWorld, worldOf } from './unschedule-world.ts';
import { giveLocks, pauseLocks } from './walk-world.ts';

export const SAME = 'the workshop is late';
export const BLOCKED = 'one of them is being changed';
/** New facts, by the names of the samples. */
export const FACTS = [SAME, 'another one is late too', 'one of them changed elsewhere', BLOCKED];

export const dialogOf = ({ page }: Visitor) => new ChangeDialog(page);
export const heading = (visitor: Visitor) => dialogOf(visitor).dialog.getByRole('heading', { level: 2 });

/** The call that stands still while new facts come, so that they come before its answer: by the answer before it. */
const callPausedFor = (answer: string): string | null => {
  if (answer.startsWith('readFacts')) return 'createBasket';
  if (answer === 'claimIntention: nothing is stored' || answer.startsWith('askFormerBasket')) return 'listBookings';
  return answer.startsWith('claimIntention') ? 'getPaymentIntent' : null;
};

/**
 * Before it is decided: what would answer before the new facts that the walk brings next waits for them, and where
 * nothing comes next, for good.
 */
export const pauseForFacts = async (visitor: Visitor): Promise<void> => {
  const event = visitor.ahead.findIndex((name) => !name.includes(': '));
  if (visitor.ahead.length === 0) return pauseLocks(visitor.page);
  if (!FACTS.includes(visitor.ahead[event] ?? '')) return;
  if (event === 0) await pauseLocks(visitor.page);
  const call = callPausedFor(visitor.ahead[event - 1] ?? '');
  if (call === null) return;
  await visitor.pause(call);
  await visitor.armBeside();
};

/** Lets go what waited. */
export const goOn = async (visitor: Visitor): Promise<void> => {
  await giveLocks(visitor.page);
  for (const call of ['listBookings', 'createBasket', 'getPaymentIntent']) await visitor.letGo(call);
};

/** What the dialog shows of facts, whatever is on its way. */
const seeFacts = async (visitor: Visitor, facts: FlowFacts): Promise<void> => {
  const { dialog } = dialogOf(visitor);
  const world = worldOf(facts);
  if (world === 'blocked') await see(dialog.getByText('It is being changed')).toBeVisible();
  else if (world === 'elsewhere') await see(dialog.getByText('2 bookings, no fee')).toBeVisible();
  else await see(dialog.getByText(`${facts.lateIds.length} late fee`)).toBeVisible();
};

/** Makes new facts true, and waits until the page has heard of them. */
export const follow = async (visitor: Visitor, facts: FlowFacts): Promise<void> => {
  const world = worldOf(facts);
  const title = await heading(visitor).textContent();
  await setWorld(visitor, world);
  await setChanging(visitor, world === 'blocked');
  const tell = () => visitor.demo.emit('booking.completed', { organisation_id: 1 }, amaraOsei.email);
  if (world !== 'blocked') await tell();
  // Loaded, it asks nobody any more: what comes next is asked of the same calls.
  if (title?.startsWith('Pay ') === true && world === 'late') await new PaymentPage(visitor.page).payNow.waitFor();
  // Elsewhere what stands says nothing of the bookings.
  if (title?.startsWith('Unschedule ') !== true) return;
  await expect(async () => {
    if (world !== 'blocked') await tell();
    await seeFacts(visitor, facts);
  }).toPass({ intervals: [100], timeout: 30_000 });
};
