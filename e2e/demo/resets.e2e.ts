import { expect, test } from '#e2e/lib/fixtures.ts';
import { DemoPanels } from '#e2e/pages/demo-panels.ts';

/** `WAYMARK_RESETS=100` proves more than every run can afford. */
const RESETS = Number(process.env['WAYMARK_RESETS'] ?? 4);

/** Where each of the two is as the demo begins anew. */
const WHERE = [
  ['/', '/a/review-508-27'],
  ['/bookings', '/'],
  ['/assessments/501', '/a/review-508-27'],
  ['/modules/705', '/evidence'],
] as const;

test('the demo begins anew beside a second person, wherever both are, and each page stands again (Z-06)', async ({
  page,
  watch,
  traffic,
}) => {
  test.setTimeout(180_000 + RESETS * 20_000);
  // Sessions end while their pages still ask.
  watch.expectStatus(401, 403, 419);
  watch.expectNoAnswer();
  // Of a picture that is refused as its session ends the browser hands over no body.
  traffic?.leaveOut({ call: 'viewAvatar', status: 401 }, { call: 'viewFile', status: 401 });
  await page.goto('/instruments/');
  const panels = await new DemoPanels(page).arrive();
  await panels.button('Side by side').click();
  await expect(panels.status).toHaveText(/sits beside/);
  for (let count = 0; count < RESETS; count += 1) {
    const [here, beside] = WHERE[count % WHERE.length] ?? WHERE[0];
    const frames = [await panels.product(), await panels.product('beside')];
    await frames[0]?.evaluate((email) => window.demo?.as(email), 'amara.osei@demo.example');
    await Promise.all([
      frames[0]?.goto(here, { waitUntil: 'commit' }),
      frames[1]?.goto(beside, { waitUntil: 'commit' }),
    ]);
    for (const frame of frames) await frame.waitForFunction((_, view = window) => view.document.body !== null);
    // One that has just begun still asks for its parts: nothing may be waited for.
    if (count % 2 === 0)
      for (const frame of frames) await expect(frame.locator('#root:not([data-served])')).toBeAttached();
    await page.evaluate((name, { document } = window) => {
      for (const { contentDocument } of document.querySelectorAll(name))
        contentDocument?.body.setAttribute('data-old', '');
    }, 'iframe' as const);
    await panels.button('Reset').click();
    for (const [which, heading] of [
      ['here', 'Sign in'],
      ['beside', 'Welcome, Priya Nair'],
    ] as const) {
      const frame = await panels.product(which);
      await expect(
        frame.locator('body:not([data-old])').getByRole('heading', { level: 1, name: heading }),
        `reset ${count + 1}, ${here} and ${beside}`,
      ).toBeVisible();
    }
    await expect(panels.status).toHaveText('The demo has begun anew.');
  }
});
