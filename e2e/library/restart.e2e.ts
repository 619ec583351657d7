import { expectNoFindingsAnywhere } from '#e2e/lib/axe.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { CollectionPage } from '#e2e/pages/collection-page.ts';
import { policies } from '#fixtures/library/collections.ts';
import { amaraOsei } from '#fixtures/people.ts';

test('a completed collection is restarted by keyboard, and the library shows it at once (N-21, N-23)', async ({
  page,
  demo,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await demo.scenario('default');
  await comeAs(page, demo, amaraOsei, `/collections/${policies.collection_id}`);
  const collection = new CollectionPage(page);
  await collection.startAgain.press('Enter');
  await expect(collection.answer('Keep it completed')).toBeFocused();
  await expectNoFindingsAnywhere(page, 'the question before a collection is restarted');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(collection.startedAgain).toBeFocused();
  await expect(collection.main.getByRole('link', { name: /^Get Started/ }).first()).toBeVisible();
  await page.goto('/collections?search=policies');
  await expect(page.getByRole('article').filter({ hasText: policies.title })).toContainText('Get Started');
});
