import { expect, test } from '@playwright/test';

/** Room for every state on a busy machine. */
const LONGEST_MS = 900_000;
/** `BE_THERE=all`: every state of every chart, which takes some minutes; else the last state of each chart. */
const isEveryState = process.env['BE_THERE'] === 'all';

// Without the watch of other tests: answers that the paths provoke are no complaints.
test('Z-03: a state of each chart is reached beside the instruments by its shortest path, and the real screen shows it', async ({
  page,
}) => {
  test.setTimeout(LONGEST_MS);
  await page.setViewportSize({ width: 1440, height: 900 });
  const address = '/instruments/?tab=charts&chart=session/login&state=login.signingOut&at=/login';
  const reached = page.getByRole('status').filter({ hasText: 'The product is at login.signingOut:' });
  await page.goto(address);
  await page.getByRole('button', { name: 'Be there' }).click();
  await expect(reached).toBeVisible();
  // The same by an address alone.
  await page.goto(`${address}&be=login.signingOut`);
  await expect(reached).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('status').filter({ hasText: 'Signing out…' })).toBeVisible();

  const machines = await page.evaluate(() => window.there?.machines());
  const states = Object.entries(machines ?? {}).flatMap(([name, ids]) =>
    (isEveryState ? ids : ids.slice(-1)).map((id) => [name, id] as const),
  );
  const missed: string[] = [];
  for (const [name, id] of states) {
    const arrival = await page.evaluate(([machine, state]) => window.there?.be(machine, state), [name, id] as const);
    if (arrival?.kind !== 'there' && arrival?.kind !== 'passed')
      missed.push(`${name} ${id}: ${arrival?.reason ?? 'the instruments offer no paths'}`);
  }
  process.stdout.write(`Be there: ${states.length - missed.length} of ${states.length} states.\n`);
  expect(missed).toEqual([]);
  expect(states.length).toBeGreaterThan(0);

  const unknown = await page.evaluate(() => window.there?.be('session/login', 'login.nowhere'));
  expect(unknown).toEqual({ kind: 'unreachable', reason: 'No path leads to login.nowhere.' });
});
