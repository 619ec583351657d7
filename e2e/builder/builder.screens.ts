import {
  type AreaScreens,
  heading,
  look,
  type Look,
  type ScreenTour,
  signedIn,
  type Stage,
} from '#e2e/accessibility/stage.ts';
import { expectNoFindingsHere, moveTo, PHONE } from '#e2e/lib/axe.ts';
import { expect } from '#e2e/lib/fixtures.ts';
import { EditorPage } from '#e2e/pages/editor-page.ts';
import { endWork } from '#e2e/submission/device.ts';
import { pinnedInNorthgate } from '#fixtures/library/pages.ts';
import { amaraOsei, helenCho } from '#fixtures/people.ts';
import type { PageRecord } from '#fixtures/records/library.record.ts';

const ADDRESS = `/pages/${pinnedInNorthgate.page_id}/edit`;

/** Opens the page as Helen, as the seed has it; what a tour before left on the device goes. */
const openEditor = async (stage: Stage): Promise<EditorPage> => {
  if (stage.page.url() !== 'about:blank') await endWork(stage.page);
  await storePage(stage, 1_770_000_000);
  await signedIn(stage, helenCho.email, ADDRESS);
  const screen = new EditorPage(stage.page);
  await expect(screen.heading).toHaveText(pinnedInNorthgate.title);
  return screen;
};

/** Puts the page on the server as somebody saved it at a time, in unix seconds. */
const storePage = ({ demo }: Stage, updatedAt: number): Promise<void> =>
  demo.edit<{ readonly pages: readonly PageRecord[] }>(['pages'], ({ pages }) => ({
    pages: pages.map((row) =>
      row.page_id === pinnedInNorthgate.page_id
        ? { ...row, content: pinnedInNorthgate.content, content_draft: null, updated_at: updatedAt }
        : row,
    ),
  }));

/** A page is written on a desk (P-01 to P-24). */
const editorScreens: ScreenTour = async (stage, lookAt = look) => {
  const { page } = stage;
  const screen = await openEditor(stage);
  await lookAt(page, 'builder: opened');

  await screen.block('Heading').click();
  await lookAt(page, 'builder: a heading');

  await screen.block('Rich text').click();
  await expect(screen.tool('Bold')).toBeVisible();
  await lookAt(page, 'builder: a rich text with its tools');
  await screen.tool('Link').click();
  await lookAt(page, 'builder: a rich text with its link');

  await screen.tab('Outline').click();
  await lookAt(page, 'builder: the outline');
  await screen.block('Module card').press('m');
  await expect(screen.moving).toBeVisible();
  await lookAt(page, 'builder: a block on its way');
  await screen.block('Module card').press('Escape');
  await screen.tab('Blocks').click();

  await screen.palette('Columns').click();
  await expect(screen.block('Columns')).toBeVisible();
  await screen.palette('Image').click();
  await expect(screen.block('Image')).toBeVisible();
  await lookAt(page, 'builder: a picture that is not chosen yet');
  await screen.button('Choose').click();
  await expect(screen.dialog.getByRole('radio').first()).toBeAttached();
  await lookAt(page, 'builder: the pictures');
  // On a phone its settings were another part: it is closed.
  await expect(screen.dialog).toHaveCount(0);

  await screen.palette('Collection card').click();
  await expect(screen.settings.getByRole('combobox', { name: 'Collection' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await lookAt(page, 'builder: the collections that can be chosen');
  await page.keyboard.press('Escape');
  await screen.palette('Card container').click();
  await screen.block('Heading').click();
  await lookAt(page, 'builder: something to fix');

  await screen.end.click();
  await lookAt(page, 'builder: a block is added');
  await page.keyboard.press('Escape');
  await screen.button('Layouts').click();
  await expect(screen.dialog.getByRole('radio').first()).toBeVisible();
  await lookAt(page, 'builder: layouts');
  await screen.dialog.getByRole('radio', { name: 'First week' }).check();
  await lookAt(page, 'builder: a layout is chosen');
  await screen.dialog.getByRole('button', { name: 'Load First week' }).click();
  await expect(screen.dialog).toHaveCount(0);
  await screen.block('Columns').click({ position: { x: 1, y: 1 } });
  await lookAt(page, 'builder: columns with what stands in them');
  await screen.button('Preview').click();
  await expect(screen.dialog).toBeVisible();
  await lookAt(page, 'builder: the preview');
  await page.keyboard.press('Escape');
};

/** What became of a write: saved, published, or changed by somebody else meanwhile. */
const writingScreens: ScreenTour = async (stage, lookAt = look) => {
  const { page } = stage;
  const screen = await openEditor(stage);
  const write = async (text: string): Promise<void> => {
    await screen.block('Heading').click();
    await screen.headingText.fill(text);
  };
  await write('Your first days');
  await screen.save.click();
  await expect(screen.state).toHaveText('Draft saved');
  await lookAt(page, 'builder: saved');
  await screen.publish.click();
  await expect(screen.state).toHaveText('Published');
  await lookAt(page, 'builder: published');

  await write('Your first month');
  await storePage(stage, 1_780_000_000);
  await screen.save.click();
  await expect(screen.conflict).toBeVisible();
  await lookAt(page, 'builder: somebody else changed it');
  await screen.conflict.getByRole('button', { name: 'See theirs' }).click();
  await expect(screen.conflict).toHaveCount(0);

  await signedIn(stage, amaraOsei.email, ADDRESS);
  await expect(heading(page)).toHaveText(pinnedInNorthgate.title);
  await expect(page.getByText('You can read this page, but not change it.')).toBeVisible();
  await lookAt(page, 'builder: read only');
};

/** As `look` does, on a phone alone. */
const lookOnPhone: Look = async (page, where) => {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectNoFindingsHere(page, `${where}, ${PHONE.width} px`);
};

/** A page is put right on a phone. */
const phoneScreens: ScreenTour = async (stage, lookAt = lookOnPhone) => {
  const { page } = stage;
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (width >= 768) await moveTo(page, PHONE);
  const screen = await openEditor(stage);
  await expect(screen.row('Heading')).toBeVisible();
  await lookAt(page, 'builder on a phone: the blocks');
  await screen.row('Rich text').click();
  await lookAt(page, 'builder on a phone: a block');
  await screen.button('Edit').click();
  await expect(screen.dialog).toBeVisible();
  await lookAt(page, 'builder on a phone: its text');
  await screen.dialog.getByRole('button', { name: 'Done' }).click();
  await screen.button('Move Rich text: Three short pieces, then a shift beside a colleague.').click();
  await expect(screen.moving).toBeVisible();
  await lookAt(page, 'builder on a phone: a block on its way');
  await screen.button('Put back').click();
  await screen.row('Module card').click();
  await screen.button('Edit').click();
  await expect(screen.dialog).toBeVisible();
  await lookAt(page, 'builder on a phone: its training');
  await screen.dialog.getByRole('combobox', { name: 'Module' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await lookAt(page, 'builder on a phone: the modules that can be chosen');
  // Whoever looked may have left the field, and with it its list.
  if (await page.getByRole('listbox').isVisible()) await page.keyboard.press('Escape');
  await screen.dialog.getByRole('button', { name: 'Done' }).click();
  await screen.end.click();
  await expect(screen.dialog).toBeVisible();
  await lookAt(page, 'builder on a phone: a block is added');
  await screen.dialog.getByRole('button', { name: 'Image', exact: true }).click();
  await screen.button('Edit').click();
  await screen.dialog.getByRole('button', { name: 'Choose' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('radio').first()).toBeAttached();
  await lookAt(page, 'builder on a phone: the pictures');
  await page.keyboard.press('Escape');
  await screen.dialog.getByRole('button', { name: 'Done' }).click();
  await screen.row('Heading').click();
  await lookAt(page, 'builder on a phone: something to fix');
  if (width >= 768) await moveTo(page, { width, height, touched: false });
  // Nothing of it is on the device for whoever comes next.
  await endWork(page);
};

export const screens: AreaScreens = {
  signedIn: { editor: editorScreens, writing: writingScreens, phone: phoneScreens },
};
