import type { Frame } from '@playwright/test';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { DemoPanels } from '#e2e/pages/demo-panels.ts';

/** `WAYMARK_LINKS=50` proves more than every run can afford. */
const LINKS = Number(process.env['WAYMARK_LINKS'] ?? 3);

/** What a colleague is to see, by where both people are. */
const SHOWN = [
  { scenario: 'default', here: '/bookings', beside: '/evidence' },
  { scenario: 'learners-day', here: '/', beside: '/a/review-508-27' },
  { scenario: 'default', here: '/assessments/501', beside: null },
] as const;

/** Puts the product of a desk into a situation: its brand, clock and faults are not those of the seeded world. */
const arrange = (frame: Frame, scenario: string): Promise<void> =>
  frame.evaluate(async (name) => {
    const { demo } = window;
    if (demo === undefined) throw new Error('There is no console.');
    await demo.scenario(name);
    await demo.as('amara.osei@demo.example');
    await demo.clock.advance('3d');
    await demo.clock.freeze();
    await demo.faults.set([{ call: 'listReleases', delayMs: 50, times: 'always' }]);
    const logo = await demo.db.storeLogo(
      'acme.svg',
      'image/svg+xml',
      btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    );
    const { organisations = [] } = await demo.db.read(['organisations']);
    const [first, ...others] = organisations as readonly { readonly settings: { readonly lang: object } }[];
    if (first === undefined) throw new Error('There is no organisation.');
    const settings = {
      ...first.settings,
      colour_primary: '#0c8599',
      lang: { ...first.settings.lang, awards: 'Trophies' },
    };
    await demo.db.replace({ organisations: [{ ...first, name: 'ACME Dental', logo, settings }, ...others] });
  }, scenario);

/** All that is compared: what the page says, and where the demo stands. */
const seenIn = async (panels: DemoPanels, which: 'here' | 'beside'): Promise<unknown> => {
  const frame = await panels.product(which);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  return {
    // With the head of the page, which has the name of the organisation and its labels.
    text: await frame.locator('body').innerText(),
    person: await frame.evaluate(async () => (await window.demo?.status())?.person),
    faults: await frame.evaluate(async () =>
      (await window.demo?.status())?.faults.map(({ call, delayMs }) => [call, delayMs]),
    ),
    now: await frame.evaluate(() => window.demo?.clock.now()),
  };
};

const seenInBoth = async (panels: DemoPanels, isBeside: boolean): Promise<readonly unknown[]> => [
  await seenIn(panels, 'here'),
  isBeside ? await seenIn(panels, 'beside') : null,
];

/** What is seen once two looks at it are alike: lists may still be on their way. */
const settled = async (panels: DemoPanels, isBeside: boolean): Promise<readonly unknown[]> => {
  let before = '';
  let seen: readonly unknown[] = [];
  await expect
    .poll(async () => {
      seen = await seenInBoth(panels, isBeside);
      const now = JSON.stringify(seen);
      const isSame = now === before;
      before = now;
      return isSame;
    })
    .toBe(true);
  return seen;
};

test('a copied link shows a colleague the same page, person, brand, clock and faults, and who sits beside (Z-06)', async ({
  browser,
  baseURL,
  watch,
}) => {
  const clean = { baseURL: baseURL ?? '', viewport: { width: 1280, height: 720 } };
  test.setTimeout(180_000 + LINKS * 20_000);
  watch.expectStatus(401, 403, 419);
  watch.expectNoAnswer();
  const made: { readonly link: string; readonly seen: readonly unknown[]; readonly isBeside: boolean }[] = [];
  for (const { scenario, here, beside } of SHOWN.slice(0, LINKS)) {
    const author = await browser.newContext(clean);
    await watch.attach(author);
    const page = await author.newPage();
    await page.goto('/instruments/');
    const panels = await new DemoPanels(page).arrive();
    const frame = await panels.product();
    await frame.waitForFunction(() => window.demo !== undefined);
    await arrange(frame, scenario);
    await (await panels.product()).goto(here);
    if (beside !== null) {
      await panels.button('Side by side').click();
      await expect(panels.status).toHaveText('Priya Nair sits beside.');
      const second = await panels.product('beside');
      await expect(second.getByRole('heading', { level: 1 })).toHaveText('Welcome, Priya Nair');
      await second.goto(beside);
    }
    const shown = panels.panel.getByRole('textbox', { name: 'Link to this situation' });
    await panels.button('Copy link').click();
    made.push({
      link: await shown.inputValue(),
      seen: await settled(panels, beside !== null),
      isBeside: beside !== null,
    });
    await author.close();
  }
  for (let count = 0; count < LINKS; count += 1) {
    const { link, seen, isBeside } = made[count % made.length] ?? { link: '', seen: [], isBeside: false };
    const colleague = await browser.newContext(clean);
    await watch.attach(colleague);
    const opened = await colleague.newPage();
    await opened.goto(
      isBeside ? link : `/instruments/?at=${encodeURIComponent(link.slice(new URL(link).origin.length))}`,
    );
    const theirs = await new DemoPanels(opened).arrive();
    if (isBeside) await expect(theirs.status).toHaveText('Priya Nair sits beside.');
    await expect.poll(() => seenInBoth(theirs, isBeside), { message: `link ${count + 1}: ${link}` }).toEqual(seen);
    await colleague.close();
  }
});
