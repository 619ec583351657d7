import type { Page } from '@playwright/test';
import { comeAs } from '#e2e/lib/enter.ts';
import { expectStopsSeen } from '#e2e/lib/focus-stops.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { EvidenceListPage } from '#e2e/pages/evidence-list-page.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { ViewAs } from '#e2e/pages/view-as.ts';
import { amaraOsei, priyaNair, sofiaLindqvist } from '#fixtures/people.ts';

test.use({ reducedMotion: 'reduce' });

/** Laptops, on which two sticky bars take a good part of the height. */
const LAPTOPS = [
  { width: 1366, height: 768 },
  { width: 1024, height: 640 },
] as const;

const expectSeen = async (page: Page, where: string, least: number): Promise<void> => {
  for (const viewport of LAPTOPS) {
    await page.setViewportSize(viewport);
    await expectStopsSeen(page, `${where}, ${viewport.width} × ${viewport.height} px`, least);
  }
};

test('T5, WCAG 2.4.11: no focus stop lies under a sticky bar on a laptop', async ({ page, demo }) => {
  await comeAs(page, demo, amaraOsei, '/assessments/501');
  const questions = new AssessmentPage(page);
  await questions.arrive();
  await expectSeen(page, 'assessment 501', 20);
  for (const id of [502, 513]) {
    await questions.open(id);
    await expectSeen(page, `assessment ${id}`, 20);
  }
  await comeAs(page, demo, priyaNair, '/evidence');
  const list = new EvidenceListPage(page);
  await list.all.click();
  await expect(list.selection).toBeVisible();
  await expectSeen(page, 'evidence, all selected', 40);
});

test('V8, H-08: who is viewed as, and the way out, stay in view however far the page is scrolled, and cover nothing that has the focus', async ({
  page,
  demo,
}) => {
  await comeAs(page, demo, sofiaLindqvist, '/');
  await new HomePage(page).arrive();
  const viewAs = new ViewAs(page);
  await viewAs.begin(amaraOsei.email);
  await new HomePage(page).arrive();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const viewport of [...LAPTOPS, { width: 390, height: 844 }, { width: 320, height: 640 }]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(viewAs.banner).toBeInViewport({ ratio: 1 });
    await expect(viewAs.exit).toBeInViewport({ ratio: 1 });
    const [banner, bar] = await Promise.all([viewAs.banner.boundingBox(), page.getByRole('banner').boundingBox()]);
    expect.soft(bar?.y, `${viewport.width} px: the top bar stands below the banner`).toBe(banner?.height);
    expect.soft(banner?.height, `${viewport.width} px: it is slim`).toBeLessThanOrEqual(52);
  }
  await new AssessmentPage(page).open(515);
  await expectSeen(page, 'an assessment, viewing as somebody', 20);
});
