import type { Page } from '@playwright/test';
import { expectNoFindings } from '#e2e/lib/axe.ts';
import { enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { CheckStep } from '#e2e/pages/check-step.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { TopBar } from '#e2e/pages/top-bar.ts';
import { brightwater, harbour, northgate } from '#fixtures/organisations.ts';
import { amaraOsei, helenCho, lukeFenwick } from '#fixtures/people.ts';

/** Colours fade in; what is looked at is where they end. */
test.use({ reducedMotion: 'reduce' });

const WIDTHS = [320, 390, 768, 1440] as const;

const sideways = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Home of one person in one organisation: nothing over the edge at any width, nothing for axe to find, light or dark. */
const lookAtHome = async (page: Page, where: string): Promise<void> => {
  await new HomePage(page).arrive();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sideways(page), `${where}, ${width} px, ${colorScheme}`).toBe(0);
    }
    await expectNoFindings(page, `${where}, ${colorScheme}`, { coloursOnly: colorScheme === 'dark' });
    await page.setViewportSize({ width: 390, height: 900 });
    await expectNoFindings(page, `${where}, 390 px, ${colorScheme}`, { coloursOnly: true });
  }
};

const HOMES = [
  { person: amaraOsei, organisations: [brightwater, northgate] },
  { person: lukeFenwick, organisations: [harbour] },
  { person: helenCho, organisations: [northgate] },
] as const;

for (const { person, organisations } of HOMES) {
  test(`L-01 to L-11: home of ${person.first_name} in each organisation, light and dark, 320 to 1440 px`, async ({ page, demo }) => {
    await enter(page, demo, person, '/');
    for (const { name } of organisations) {
      await page.setViewportSize({ width: 1440, height: 900 });
      if (organisations.length > 1) await new TopBar(page).switchTo(name);
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
      await lookAtHome(page, `${person.first_name}, ${name}`);
    }
  });
}

/** Goes through everything that can be focused; none of it may lie wholly under a bar (WCAG 2.4.11) or show no focus (2.4.7). */
const tabThrough = async (page: Page): Promise<number> => {
  let stops = 0;
  for (; stops < 150; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      const box = element.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const));
      const seen = points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (element.contains(top) || top.contains(element) || (element as HTMLInputElement).labels?.[0]?.contains(top) === true);
      });
      const ringed = [element, ...element.querySelectorAll('*'), element.closest('label'), element.closest('article')].some((one) => {
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

test('400 % zoom: home and an assessment at 320 × 256 px can be read, reached and seen with the keyboard', async ({ page, demo }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await enter(page, demo, amaraOsei, '/');
  await new HomePage(page).arrive();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await sideways(page)).toBe(0);
  expect(await tabThrough(page)).toBeGreaterThan(20);
  await new AssessmentPage(page).open(501);
  expect(await sideways(page)).toBe(0);
  expect(await tabThrough(page)).toBeGreaterThan(10);
});

/** Whether something has an edge that forced colours leave standing. */
const hasEdge = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).first().evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some((one) => {
      const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(one);
      return (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0) || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0);
    }),
  );

test('forced colours: what a fill says elsewhere an edge says here, and every status keeps its shape and its word', async ({ page, demo }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(page, demo, amaraOsei, '/');
  const home = await new HomePage(page).arrive();
  await expect(home.next.getByText('Next', { exact: true })).toBeVisible();
  for (const selector of ['.sign', '.btn--go', '.avatar']) expect.soft(await hasEdge(page, selector), selector).toBe(true);
  const marker = page.locator('.mk').first();
  expect(await marker.evaluate((element) => getComputedStyle(element).forcedColorAdjust !== 'auto' || getComputedStyle(element).color === getComputedStyle(document.body).color)).toBe(true);
  await new AssessmentPage(page).open(501);
  expect.soft(await hasEdge(page, '.choice'), 'an option').toBe(true);
  const questions = new AssessmentPage(page);
  await questions.choose(1, 'Telephone occupational health');
  await expect(page.getByRole('radio', { name: 'Telephone occupational health' })).toBeChecked();
});

/** Everything that moves from now on: each transition and animation of the page that takes any time. */
const countMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = window as unknown as { moved: number };
    counted.moved = 0;
    for (const event of ['transitionrun', 'animationstart']) document.addEventListener(event, () => (counted.moved += 1), true);
  });

const moved = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { moved: number }).moved);

test('reduced motion: nothing moves; without that wish something does, so the question can be answered no', async ({ page, demo }) => {
  await enter(page, demo, amaraOsei, '/');
  const questions = new AssessmentPage(page);
  const check = new CheckStep(page);
  const openCheck = async (): Promise<number> => {
    await questions.open(502);
    await countMotion(page);
    await questions.chooseEverywhere(0);
    await questions.goToCheck();
    await check.back.hover();
    return moved(page);
  };
  expect(await openCheck()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await openCheck()).toBeGreaterThan(0);
});

test('a result prints: what was asked, answered and scored, and nothing of the bars', async ({ page, demo }) => {
  await enter(page, demo, amaraOsei, '/');
  const questions = await new AssessmentPage(page).open(502);
  await questions.chooseEverywhere(0);
  await (await questions.goToCheck()).confirm();
  await new ResultPage(page).says('Not passed yet');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: /^Main/ }).first()).toBeHidden();
  await expect(new ResultPage(page).heading).toBeVisible();
  await expect(new CheckStep(page).dialog).toHaveCount(0);
  // On paper it is dark on light, whatever the screen was told.
  const brightest = await page.evaluate(() => {
    const paper = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    paper.fillStyle = getComputedStyle(document.body).color;
    paper.fillRect(0, 0, 1, 1);
    return Math.max(...paper.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });
  expect(brightest).toBeLessThan(60);
});
