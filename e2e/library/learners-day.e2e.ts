import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { press, refuseMouse, tabTo } from '#e2e/lib/keyboard.ts';
import { ModulePage } from '#e2e/pages/module-page.ts';
import { awardInProgress } from '#fixtures/awards/awards.ts';
import { essentials } from '#fixtures/library/collections.ts';
import { documentInProgress, scormModule } from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';

test('L-05, N-08, N-09, N-24, M-21, E-05, by keyboard alone: what is overdue is locked and says why; the course that the chain names opens it without a reload; confirmed, it moves percentage, award and points, and the certificate opens', async ({
  page,
  context,
  demo,
}) => {
  await demo.scenario('learners-day');
  await refuseMouse(page);
  await comeAs(page, demo, amaraOsei, `/collections/${essentials.collection_id}`);
  await expect(page.getByText('50% Complete')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Awards' }).first());
  await expect(page.getByText('717 points')).toBeVisible();

  await press(page, page.getByRole('link', { name: 'Home' }).first());
  const overdue = page
    .getByRole('region', { name: 'Overdue & Expired' })
    .getByRole('article')
    .filter({ hasText: documentInProgress.title });
  await expect(overdue).toContainText(`Locked until you complete ${scormModule.title}`);
  await press(page, overdue.getByRole('link'));
  const document = await new ModulePage(page).arrive();
  await expect(document.main).toContainText(`Please complete ${scormModule.title} first.`);

  // Another tab goes where the chain leads; this one waits at the closed board.
  const tab = await context.newPage();
  await refuseMouse(tab);
  await tab.goto(`/modules/${documentInProgress.module_id}`);
  await press(tab, tab.getByRole('link', { name: 'Get Started' }));
  const course = new ModulePage(tab);
  await expect(course.heading).toHaveText(scormModule.title);
  await press(tab, course.button('Get Started'));
  const slides = course.content(scormModule.title);
  await tabTo(tab, slides.getByRole('radio', { name: 'Orange' }));
  await tab.keyboard.press('ArrowDown');
  await expect(slides.getByRole('radio', { name: 'White' })).toBeChecked();
  await press(tab, slides.getByRole('button', { name: 'Complete' }));
  await expect(course.main.getByText(/^Completed /)).toBeVisible();

  await page.bringToFront();
  await press(page, document.button('I have read and understood the document'));
  await expect(document.main.getByText(/^Completed /)).toBeVisible();

  await page.goto(`/collections/${essentials.collection_id}`);
  await expect(page.getByText('70% Complete')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Awards' }).first());
  await expect(page.getByText(`${717 + 2 * 10 + awardInProgress.points} points`)).toBeVisible();
  const awarded = page.getByRole('region', { name: 'Awarded' });
  await expect(awarded).toContainText(awardInProgress.title);
  const download = page.waitForEvent('download');
  await press(page, awarded.getByRole('button', { name: `Download: ${awardInProgress.title}` }));
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
