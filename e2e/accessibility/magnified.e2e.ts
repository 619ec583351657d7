import { lookMagnified, MAGNIFIED } from '#e2e/lib/magnified.ts';
import { collectScreens, openStage } from './stage.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';

test('WCAG 1.4.10, 2.4.11: magnified four times every screen of plans, subscriptions, releases, the reset and the builder scrolls in one direction, and shows whatever has the focus', async ({
  browser,
  baseURL,
}) => {
  const stage = await openStage(browser, baseURL);
  await stage.page.setViewportSize(MAGNIFIED);
  const tours = (await collectScreens()).filter(([name]) =>
    /^(?:(?:subscribing|subscription|releases|reset): |builder: phone$)/.test(name),
  );
  expect(tours).toHaveLength(6);
  for (const [name, tour] of tours) await test.step(name, () => tour(stage, lookMagnified));
  await stage.context.close();
});
