import type { Fault } from '#contracts/demo.ts';
import { expect } from '#e2e/host/expect.ts';
import type { Visitor, OutcomeSetup } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import type { Step } from '#machines/testing/runnable.ts';

const lost = ({ page }: Visitor) => page.getByText('No connection.');

const fails = (call: string): Fault => ({ call, kind: 'offline', times: 'always' });

/** The call without an answer is followed by a lost connection: what the page asks next, and how it finds out. */
export const noConnectionFor = (call: string): OutcomeSetup => ({
  fault: { kind: 'offline' },
  also: [fails(call), fails('getCsrfCookie')],
});

/** Nothing is sent without a connection, so that the wait for a reply cannot be seen. */
export const NOTHING_SENT: OutcomeSetup = {
  isImmediate: true,
  fault: { kind: 'offline' },
  also: [fails('getCsrfCookie')],
};

/** A call that has just left is not sent again for some seconds, whatever the browser reports. */
export const isBeforeDue = ({ name }: Step, previous: string | null, ...outcomes: readonly string[]): boolean =>
  name === 'delivery due' && previous !== null && outcomes.includes(previous);

/** The page knows that the connection is gone before it would send, where that is what the walk is about to show. */
export const loseConnectionBefore = async (visitor: Visitor, outcome: string): Promise<void> => {
  if (visitor.ahead.find((name) => name.includes(': ')) !== outcome) return;
  // What was asked before may still be answered, and then the page believes in its connection.
  await expect(async () => {
    await visitor.page.evaluate((_, view = window) => void view.dispatchEvent(new Event('offline')));
    await see(lost(visitor)).toBeVisible();
  }).toPass({ intervals: [100], timeout: 30_000 });
};

/** The browser reports a network: the page looks for itself, and sends what waits. */
export const reportNetwork = ({ page }: Visitor): Promise<void> =>
  page.evaluate((_, view = window) => void view.dispatchEvent(new Event('online')));

/** The connection is back where it was lost. */
export const reconnect = async (visitor: Visitor): Promise<void> => {
  if ((await lost(visitor).count()) === 0) return;
  // A page that is just looking for itself does not look twice, and may have begun while there was no connection.
  await expect(async () => {
    await reportNetwork(visitor);
    await see(lost(visitor)).toHaveCount(0);
  }).toPass({ intervals: [100], timeout: 30_000 });
};
