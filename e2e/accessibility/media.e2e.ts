import type { Page } from '@playwright/test';
import { expectNoFindingsAnywhere } from '#e2e/lib/axe.ts';
import { enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { tabTo } from '#e2e/lib/keyboard.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { BookingsPage } from '#e2e/pages/bookings-page.ts';
import { CheckStep } from '#e2e/pages/check-step.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { Notifications } from '#e2e/pages/notifications.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { TopBar } from '#e2e/pages/top-bar.ts';
import { brightwater, harbour, northgate } from '#fixtures/organisations.ts';
import { amaraOsei, arthurPenn, helenCho, lukeFenwick, nadiaRahman } from '#fixtures/people.ts';
import type { OrganisationRecord } from '#fixtures/records/people.record.ts';

/** Colours fade in; what is looked at is where they end. */
test.use({ reducedMotion: 'reduce' });

/** L-09, V-05: how many slides of a band stand side by side. */
const WIDTHS = [
  { width: 320, slides: 1 },
  { width: 390, slides: 1 },
  { width: 768, slides: 2 },
  { width: 1440, slides: 3 },
] as const;

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Home of one person in one organisation: nothing over the edge at any width, nothing for axe to find on a desk or a
 * phone, light or dark.
 */
const lookAtHome = async (page: Page, where: string): Promise<void> => {
  await new HomePage(page).arrive();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const { width } of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sideways(page), `${where}, ${width} px`).toBe(0);
  }
  await expectNoFindingsAnywhere(page, where);
};

/** Luke's is empty. */
const HOMES = [
  { person: amaraOsei, organisations: [brightwater, northgate] },
  { person: lukeFenwick, organisations: [harbour] },
  { person: helenCho, organisations: [northgate] },
] as const;

for (const { person, organisations } of HOMES) {
  test(`L-01 to L-11: home of ${person.first_name} in each organisation, light and dark, 320 to 1440 px`, async ({
    page,
    demo,
  }) => {
    await enter(page, demo, person, '/');
    for (const { name } of organisations) {
      await page.setViewportSize({ width: 1440, height: 900 });
      if (organisations.length > 1) await new TopBar(page).switchTo(name);
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
      await lookAtHome(page, `${person.first_name}, ${name}`);
    }
  });
}

/** A word of the longest kind, as German has them. */
const UNBROKEN = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  .repeat(3)
  .slice(0, 200);

test('B-04: a name and wording of 200 letters without a space move nothing over the edge; a band shows 3, 2 or 1', async ({
  page,
  demo,
}) => {
  const data = JSON.parse(await demo.export()) as { tables: { organisations: OrganisationRecord[] } };
  const lang = { awards: UNBROKEN, bookings: UNBROKEN, home: UNBROKEN, library: UNBROKEN, search: UNBROKEN };
  data.tables.organisations = data.tables.organisations.map((row) => ({
    ...row,
    name: UNBROKEN,
    settings: { ...row.settings, lang },
  }));
  await demo.import(JSON.stringify(data));
  for (const { person, path } of [
    { person: lukeFenwick, path: '/' },
    { person: nadiaRahman, path: '/' },
    { person: arthurPenn, path: '/' },
    { person: amaraOsei, path: '/assessments/515' },
    { person: amaraOsei, path: '/bookings?open=2102' },
    { person: amaraOsei, path: '/' },
  ]) {
    await enter(page, demo, person, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const { width } of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sideways(page), `${person.first_name}, ${path}, ${width} px`).toBe(0);
    }
  }
  const band = new HomePage(page).band('Assessments').getByRole('list');
  for (const { width, slides } of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const across = await band.evaluate(
      (list) => list.clientWidth / (list.firstElementChild?.clientWidth ?? Number.NaN),
    );
    expect.soft(Math.floor(across), `slides at ${width} px`).toBe(slides);
  }
});

/**
 * Goes through everything that can be focused; none of it may lie wholly under a bar (WCAG 2.4.11) or show no focus
 * (2.4.7).
 */
const tabThrough = async (page: Page, most = 150): Promise<number> => {
  let stops = 0;
  for (; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      const box = element.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
      );
      const seen = points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return (
          top !== null &&
          (element.contains(top) ||
            top.contains(element) ||
            (element as HTMLInputElement).labels?.[0]?.contains(top) === true)
        );
      });
      const ringed = [
        element,
        ...element.querySelectorAll('*'),
        element.closest('label'),
        element.closest('article'),
      ].some((one) => {
        if (one === null) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      });
      return { what: `${element.tagName} ${element.textContent.slice(0, 40)}`, seen, ringed };
    });
    if (found === null) break;
    expect.soft(found.seen, `${found.what} is covered`).toBe(true);
    expect.soft(found.ringed, `${found.what} shows no focus`).toBe(true);
  }
  return stops;
};

test('400 % zoom: the bookings at 320 × 256 px, one selected and one open, can be reached and seen with the keyboard', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await enter(page, demo, amaraOsei, '/bookings?open=2102');
  const bookings = await new BookingsPage(page).arrive();
  await bookings.box('Impression Taking').check();
  expect(await sideways(page)).toBe(0);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  expect(await tabThrough(page)).toBeGreaterThan(20);
  for (const name of ['Clear', 'Unschedule', 'Reschedule']) {
    await tabTo(page, bookings.selection.getByRole('button', { name }));
    await expect(bookings.selection.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('400 % zoom: home and an assessment at 320 × 256 px can be read, reached and seen with the keyboard', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await enter(page, demo, amaraOsei, '/');
  await new HomePage(page).arrive();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await sideways(page)).toBe(0);
  expect(await tabThrough(page)).toBeGreaterThan(20);
  const { toasts } = new Notifications(page);
  await new Notifications(page).hear(
    () => demo.emit('import.verified', {}, amaraOsei.email),
    'Your import has been validated, and is ready for review.',
  );
  await demo.emit('export.failed', {}, amaraOsei.email);
  const closes = toasts.getByRole('button', { name: /^Close/ });
  await expect(closes).toHaveCount(2);
  await page.keyboard.press('F6');
  for (const close of await closes.all()) {
    await tabTo(page, close);
    await expect(close).toBeInViewport({ ratio: 1 });
  }
  const questions = await new AssessmentPage(page).open(501);
  expect(await sideways(page)).toBe(0);
  expect(await tabThrough(page)).toBeGreaterThan(10);
  await questions.open(515);
  await questions.chooseEverywhere(0);
  await page.getByRole('region', { name: 'Progress' }).getByRole('button', { name: 'Submit' }).click();
  const check = await new CheckStep(page).arrive();
  const stops = await check.dialog.getByRole('button').or(check.dialog.getByRole('link')).count();
  expect(await tabThrough(page, stops)).toBe(stops);
  for (const button of [check.back, check.submit]) {
    await tabTo(page, button);
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Enter');
  await expect(check.dialog).toBeHidden();
});

/** Whether something has an edge of its own that is seen, or a colour that forced colours leave to it. */
const standsOut = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) =>
      [null, '::before', '::after'].some((part) => {
        const { content, display, borderTopStyle, borderTopWidth, borderTopColor, backgroundColor, forcedColorAdjust } =
          getComputedStyle(element, part);
        if (part !== null && (content === 'none' || display === 'none')) return false;
        const isSeen = (colour: string): boolean => !/^rgba\(.*, 0\)$/u.test(colour);
        const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0 && isSeen(borderTopColor);
        return hasEdge || (forcedColorAdjust === 'none' && isSeen(backgroundColor));
      }),
    );

/** How many colours the markers of a page have. */
const coloursOfMarkers = (page: Page): Promise<number> =>
  page.locator('.mk').evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).color)).size);

test('forced colours: what a fill says elsewhere an edge says here, and every status keeps its shape and its word', async ({
  page,
  demo,
}) => {
  const questions = new AssessmentPage(page);
  await enter(page, demo, amaraOsei, '/');
  const home = await new HomePage(page).arrive();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const parts = { home: ['.sign', '.btn--go', '.avatar'], assessment: ['.choice:has(:checked)'] } as const;
  const told = async (selectors: readonly string[]): Promise<readonly string[]> => {
    const found = await Promise.all(
      selectors.map(async (selector) => ((await standsOut(page, selector)) ? [selector] : [])),
    );
    return found.flat();
  };
  // Without that wish the same question is answered no.
  expect(await told(parts.home)).toEqual([]);
  expect(await coloursOfMarkers(page)).toBeGreaterThan(1);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await told(parts.home)).toEqual(parts.home);
  expect(await coloursOfMarkers(page)).toBe(1);
  await expect(home.next.getByText('Next', { exact: true })).toBeVisible();
  await questions.open(501);
  // The first, for those below it have a line above them anyway.
  await questions.question(1).getByRole('radio').first().check();
  expect(await told(parts.assessment)).toEqual(parts.assessment);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(await told(parts.assessment)).toEqual([]);
});

test('a result prints: what was asked, answered and scored, and nothing of the bars', async ({ page, demo }) => {
  await enter(page, demo, amaraOsei, '/');
  const questions = await new AssessmentPage(page).open(502);
  await questions.chooseEverywhere(0);
  const chosen = await questions.chosen();
  const check = await questions.goToCheck();
  const asked = await check.answers.evaluateAll((items) =>
    items.map((item) => item.querySelector('.chk__q')?.textContent ?? ''),
  );
  expect(asked.filter(Boolean)).toHaveLength(chosen.length);
  await check.confirm();
  const result = await new ResultPage(page).showing('Not passed yet');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(result.answers).toHaveCount(chosen.length);
  for (const [index, text] of chosen.entries()) {
    const printed = result.answers.nth(index);
    for (const part of [asked[index] ?? '', text, /^(Right|Not right)$/])
      await expect(printed.getByText(part).first()).toBeVisible();
  }
  await expect(result.status.filter({ hasText: '%' }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: /^Main/ }).first()).toBeHidden();
  await expect(result.heading).toBeVisible();
  await expect(check.dialog).toHaveCount(0);
  // On paper it is dark on light, whatever the screen was told.
  const brightest = await page.evaluate(() => {
    const paper = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    paper.fillStyle = getComputedStyle(document.body).color;
    paper.fillRect(0, 0, 1, 1);
    return Math.max(...paper.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });
  expect(brightest).toBeLessThan(60);
});
