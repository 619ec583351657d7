import type { Page } from '@playwright/test';
import type { DemoPort } from '#e2e/lib/demo-port.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { EditorPage } from '#e2e/pages/editor-page.ts';
import { pinnedInNorthgate } from '#fixtures/library/pages.ts';
import { helenCho } from '#fixtures/people.ts';

test.use({ reducedMotion: 'reduce' });

const open = async (page: Page, demo: DemoPort): Promise<EditorPage> => {
  await comeAs(page, demo, helenCho, `/pages/${pinnedInNorthgate.page_id}/edit`);
  const screen = new EditorPage(page);
  await expect(screen.heading).toHaveText(pinnedInNorthgate.title);
  return screen;
};

test(
  'P-04: Escape leads from a text to its block, Enter back into it',
  { tag: '@http-only' },
  async ({ page, demo }) => {
    const screen = await open(page, demo);
    await screen.block('Heading').click();
    await screen.headingText.focus();
    await page.keyboard.press('Escape');
    await expect(screen.block('Heading')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(screen.block('Rich text')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Rich text' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(screen.block('Rich text')).toBeFocused();
  },
);

test(
  'P-04: whatever takes a block away, the focus goes to the one that is selected then, or to the page',
  { tag: '@http-only' },
  async ({ page, demo }) => {
    const screen = await open(page, demo);
    await screen.block('Rich text').click();
    await screen.settings.getByRole('button', { name: 'Delete' }).click();
    await expect(screen.block('Module card')).toBeFocused();
    await screen.undo.press('Enter');
    await screen.block('Heading').click();
    await screen.page.getByRole('toolbar', { name: 'Heading' }).getByRole('button', { name: 'Delete' }).click();
    await expect(screen.block('Rich text')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(screen.block('Module card')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('region', { name: 'The page' })).toBeFocused();
  },
);

test(
  'P-04: a dialog gives the focus back, and a block that is added has it',
  { tag: '@http-only' },
  async ({ page, demo }) => {
    const screen = await open(page, demo);
    await screen.button('Layouts').click();
    await page.keyboard.press('Escape');
    await expect(screen.button('Layouts')).toBeFocused();
    await screen.block('Heading').click();
    await screen.button('Add a block below').click();
    await page.keyboard.press('Escape');
    await expect(screen.button('Add a block below')).toBeFocused();
    await page.keyboard.press('Enter');
    await screen.dialog.getByRole('button', { name: 'Module card' }).click();
    await expect(screen.settings.getByRole('combobox', { name: 'Module' })).toBeFocused();
  },
);

test(
  'on a phone the focus follows the block that is added, moved and taken away',
  { tag: '@http-only' },
  async ({ page, demo }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const screen = await open(page, demo);
    await screen.end.click();
    await screen.dialog.getByRole('button', { name: 'Simple text' }).click();
    await expect(screen.row('Simple text')).toBeFocused();
    await screen.button('Edit').click();
    await screen.dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(screen.row('Module card')).toBeFocused();
    await screen.button('Move up').click();
    await expect(screen.button('Move up')).toBeFocused();
    await screen.button('Delete').click();
    await expect(screen.row('Rich text')).toBeFocused();
    await screen.button('Move Rich text: Three short pieces, then a shift beside a colleague.').click();
    await screen.button('Up').click();
    await screen.button('Drop').click();
    await expect(screen.row('Rich text')).toBeFocused();
    await expect(page.getByRole('listitem').first()).toContainText('Rich text');
  },
);
