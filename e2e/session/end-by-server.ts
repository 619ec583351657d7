import { expect } from '#e2e/host/expect.ts';
import { timesCalled } from '#e2e/lib/demo-port.ts';
import { navigateInApp } from '#e2e/lib/page-events.ts';
import type { Visitor } from '#e2e/walk/model.ts';

/** J-01: a page is refused. The walk goes on from the plain form, so that signing in leads home. */
export const endByServer = async (visitor: Visitor): Promise<void> => {
  const { demo, page } = visitor;
  const ended = await timesCalled(demo, 'logout');
  await visitor.arm({ call: 'getAssessment', status: 403 });
  await navigateInApp(page, '/assessments/501');
  await page.waitForURL(/\/login\?d=/);
  // The page ends the session on the server, too: what is armed for the calls of signing in must not meet those.
  await expect
    .poll(() => timesCalled(demo, 'logout'), { intervals: [30], message: 'how often the session was ended' })
    .toBeGreaterThan(ended);
  await navigateInApp(page, '/login');
};
