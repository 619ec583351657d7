import type { Page } from '@playwright/test';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { EditorPage } from '#e2e/pages/editor-page.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { ReviewPage } from '#e2e/pages/review-page.ts';
import { amaraOsei, helenCho, priyaNair } from '#fixtures/people.ts';

test.use({ reducedMotion: 'reduce' });

/**
 * Runs in the page. What can be pressed in its content and is lower than `least` px, measured where a pointer hits it;
 * links within a sentence are as high as their line.
 */
const lowTargets = (least: number): readonly string[] => {
  const isInSentence = (element: Element): boolean =>
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  const heightOf = (element: HTMLElement): number => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + Math.min(width / 2, 20);
    const middle = top + Math.min(height / 2, 12);
    const isHit = (y: number): boolean => element.contains(document.elementFromPoint(x, y));
    let [from, to] = [middle, middle];
    while (isHit(from - 1) && middle - from < 50) from -= 1;
    while (isHit(to + 1) && to - middle < 50) to += 1;
    return Math.round(to - from) + 1;
  };
  return [...document.querySelectorAll<HTMLElement>('main a[href], main button')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInSentence(element))
    .map((element) => ({ element, height: heightOf(element) }))
    .filter(({ height }) => height < least)
    .map(({ element, height }) => `${element.textContent.slice(0, 40)}: ${height} px`);
};

const expectHigh = async (page: Page, where: string, least = 44): Promise<void> => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    expect.soft(await page.evaluate(lowTargets, least), `${where}, ${viewport.width} px`).toEqual([]);
  }
};

test('V15: what can be pressed on home and on the way to a closed assessment is at least 44 px high: the whole stop', async ({
  page,
  demo,
}) => {
  await comeAs(page, demo, amaraOsei, '/');
  await new HomePage(page).arrive();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectHigh(page, 'home');
  await page.goto('/assessments/504');
  await expect(page.getByRole('region', { name: 'The way there' })).toBeVisible();
  await expectHigh(page, 'assessment 504');
});

test('T13, WCAG 2.5.8: what can be pressed in the list of evidence is at least 24 px high', async ({ page, demo }) => {
  await comeAs(page, demo, priyaNair, '/evidence');
  await expect(page.getByRole('heading', { level: 1, name: 'Evidence to review' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectHigh(page, 'the list of evidence', 24);
});

test('WCAG 2.5.8: what can be pressed in the builder is at least 24 px high', async ({ page, demo }) => {
  await comeAs(page, demo, helenCho, '/pages/154/edit');
  await new EditorPage(page).arrive();
  await new EditorPage(page).block('Rich text').click();
  await expectHigh(page, 'the builder', 24);
});

test('V15: the palette gives a question two lines, and leaves out the word that its tick says', async ({
  page,
  demo,
}) => {
  await comeAs(page, demo, amaraOsei, '/assessments/501');
  const questions = await new AssessmentPage(page).arrive();
  await questions.option(1, 'Telephone occupational health').check();
  const answered = page.locator('.pal__a').filter({ has: page.locator('.mk--done') });
  await expect(answered).toHaveAccessibleName(/Answered/);
  const lines = await page
    .locator('.pal__t')
    .evaluateAll((titles) =>
      titles.map((title) => Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight))),
    );
  expect(Math.max(...lines)).toBe(2);
  await expect(answered.locator('.pal__s')).toHaveCount(0);
});

test("V2: the numbers of a review's list stay on one line, and its titles begin at one edge", async ({
  page,
  demo,
}) => {
  await comeAs(page, demo, priyaNair, '/a/review-508-27');
  await new ReviewPage(page).arrive();
  const rows = await page.locator('.tolist a').evaluateAll((links) =>
    links.map((link) => {
      const [number, title] = [link.querySelector('b'), link.querySelector('span')];
      const style = number === null ? null : getComputedStyle(number);
      return {
        isOneLine:
          number !== null &&
          style !== null &&
          number.getBoundingClientRect().height < 1.5 * Number.parseFloat(style.lineHeight),
        left: title?.getBoundingClientRect().left,
      };
    }),
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.every(({ isOneLine }) => isOneLine)).toBe(true);
  expect(new Set(rows.map(({ left }) => left)).size).toBe(1);
});
