import { readFileSync } from 'node:fs';
import type { DemoPort } from '#e2e/lib/demo-port.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { EditorPage } from '#e2e/pages/editor-page.ts';
import { pinnedInNorthgate } from '#fixtures/library/pages.ts';
import { northgate } from '#fixtures/organisations.ts';
import { amaraOsei, helenCho } from '#fixtures/people.ts';
import type { World } from '#fixtures/world.ts';
import type { Locator, Page } from '@playwright/test';

const EDITOR = `/pages/${pinnedInNorthgate.page_id}/edit`;
const PDF = { name: 'on-call-march.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
const FILM = {
  name: 'morning-round.mp4',
  mimeType: 'video/mp4',
  buffer: readFileSync(new URL('../../fixtures/files/giving-a-clear-handover.mp4', import.meta.url)),
};

/** Helen at the editor of a page, in the seeded world. */
const openEditor = async (page: Page, demo: DemoPort): Promise<EditorPage> => {
  await demo.scenario('default');
  await comeAs(page, demo, helenCho, EDITOR);
  return new EditorPage(page).arrive();
};

/** Helen is assigned what Amara is, so that she has assessments to choose from. */
const assignAssessments = (demo: DemoPort): Promise<void> =>
  demo.edit<Pick<World, 'user_assessments'>>(['user_assessments'], ({ user_assessments }) => ({
    user_assessments: [
      ...user_assessments,
      ...user_assessments
        .filter(
          ({ user_id, organisation_id }) => user_id === amaraOsei.id && organisation_id === northgate.organisation_id,
        )
        .map((row) => ({ ...row, user_assessment_id: row.user_assessment_id + 50_000, user_id: helenCho.id })),
    ],
  }));

/** What an author chooses for a block that names training. */
const TRAINING = [
  ['Collection card', 'Collection', 'Moving and Handling'],
  ['Module card', 'Module', 'Hoists and slings, safely'],
  ['Assessment card', 'Assessment', 'Moving and Handling: assessment'],
] as const;

/** Amara reads the page: what is assigned to her, and everything that is for everybody. */
const readAsAmara = async (page: Page, demo: DemoPort): Promise<void> => {
  await comeAs(page, demo, amaraOsei, `/pages/${pinnedInNorthgate.page_id}?o=${northgate.organisation_id}`);
};

const seeAsAmara = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Before you begin', level: 2 })).toBeVisible();
  await expect(main.getByText('Bring flat shoes.').locator('strong')).toHaveText('flat shoes');
  await expect(main.getByText('Read it twice.')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Useful on shift' }).getByText('Within the card.')).toBeVisible();
  for (const [, , title] of TRAINING) await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible();
  // P-20: nobody assigned it to her.
  await expect(main.getByRole('link', { name: 'Covert medication' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'The night shift, hour by hour' })).toHaveCount(0);
  await expect(main.getByText('The side entrance')).toBeVisible();
  await expect(main.locator('video')).toHaveCount(1);
  await expect(main.getByRole('button', { name: 'Play “YouTube video”' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Open the page on rota.example' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'On-call numbers' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Skills for Care' })).toHaveAttribute('href', 'https://skills.example/');
  await expect(main.getByRole('link', { name: 'Find more' })).toHaveAttribute('href', /\/search$/);
  await expect(main.locator('.content__columns--2 > div')).toHaveCount(2);
};

type NewFile = typeof PDF;

/** How somebody works: with a mouse, or with keys alone. */
interface Hand {
  readonly name: string;
  /** The door through which the story is told so; an upload through the demo lasts. */
  readonly tag: '@http-only' | '@demo-only';
  readonly press: (target: Locator) => Promise<void>;
  readonly select: (block: Locator) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly bold: (editor: EditorPage) => Promise<void>;
  readonly choose: (editor: EditorPage, label: string, text: string) => Promise<void>;
  readonly picture: (editor: EditorPage, name: string) => Promise<void>;
  readonly upload: (editor: EditorPage, file: NewFile) => Promise<void>;
  /** The card stands above the block. */
  readonly moveIntoCard: (editor: EditorPage, text: string) => Promise<void>;
}

const HANDS: readonly Hand[] = [
  {
    name: 'by mouse',
    tag: '@http-only',
    press: (target) => target.click(),
    select: (block) => block.click(),
    write: (field, text) => field.fill(text),
    bold: ({ page }) => page.getByRole('button', { name: 'Bold' }).click(),
    choose: (editor, label, text) => editor.choose(label, text),
    picture: (editor, name) => editor.choosePicture(name),
    upload: (editor, file) => editor.settings.locator('input[type="file"]').setInputFiles(file),
    moveIntoCard: (editor, text) => editor.drag(text, editor.block('Card container').getByText('Nothing here yet')),
  },
  {
    name: 'by keyboard alone',
    tag: '@demo-only',
    press: (target) => target.press('Enter'),
    select: (block) => block.focus(),
    write: async (field, text) => {
      await field.press('ControlOrMeta+a');
      await field.pressSequentially(text);
    },
    bold: ({ page }) => page.keyboard.press('ControlOrMeta+b'),
    choose: async ({ settings, page }, label, text) => {
      await settings.getByRole('combobox', { name: label, exact: true }).pressSequentially(text);
      await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(text);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    picture: async ({ settings, page }, name) => {
      await settings.getByRole('button', { name: 'Choose' }).press('Enter');
      await page.getByRole('radio', { name }).press('Space');
      await page.getByRole('button', { name: 'Use this picture' }).press('Enter');
    },
    upload: async ({ settings, page }, file) => {
      const chooser = page.waitForEvent('filechooser');
      await settings.getByRole('button', { name: /Choose file/ }).press('Enter');
      await (await chooser).setFiles(file);
    },
    moveIntoCard: async (editor, text) => {
      await editor.blockSaying(text).press('m');
      await expect(editor.movingBar).toBeVisible();
      await editor.page.keyboard.press('ArrowRight');
      await expect(editor.movingBar).toContainText('In “Useful on shift”');
      await editor.page.keyboard.press('Enter');
    },
  },
];

for (const hand of HANDS)
  test(
    `P-01 to P-16, P-20, P-24: Helen writes a page with every kind of block ${hand.name}, publishes it, and Amara reads what is assigned to her`,
    { tag: hand.tag },
    async ({ page, demo }) => {
      await demo.scenario('default');
      await assignAssessments(demo);
      await comeAs(page, demo, helenCho, `/pages/${pinnedInNorthgate.page_id}`);
      await hand.press(page.getByRole('link', { name: 'Edit', exact: true }));
      const editor = await new EditorPage(page).arrive();
      await expect(editor.publish).toHaveAttribute('aria-disabled', 'true');
      await hand.select(editor.block('Module card'));

      await hand.press(editor.palette('Heading'));
      await expect(editor.headingText).toBeFocused();
      await page.keyboard.type('Before you begin');
      await hand.press(editor.settings.getByRole('button', { name: 'H1' }));
      await hand.press(editor.palette('Rich text'));
      await expect(page.getByRole('textbox', { name: 'Rich text' })).toBeFocused();
      await page.keyboard.type('Bring ');
      await hand.bold(editor);
      await page.keyboard.type('flat shoes');
      await hand.bold(editor);
      await page.keyboard.type('.');
      await hand.press(editor.palette('Simple text'));
      await expect(page.getByRole('textbox', { name: 'Simple text text' })).toBeFocused();
      await page.keyboard.type('Read it twice.');

      for (const [kind, label, title] of TRAINING) {
        await hand.press(editor.palette(kind));
        await hand.choose(editor, label, title);
      }
      await hand.press(editor.palette('Module card'));
      await hand.choose(editor, 'Module', 'Covert medication');
      await hand.press(editor.palette('Page card'));
      await hand.choose(editor, 'Page', 'The night shift, hour by hour');

      await hand.press(editor.palette('Image'));
      await hand.picture(editor, 'Moving and Handling, picture 607');
      await hand.write(editor.settings.getByLabel('Caption'), 'The side entrance');
      await hand.press(editor.palette('Video'));
      await hand.upload(editor, FILM);
      await expect(editor.settings.getByRole('button', { name: `Remove ${FILM.name}` })).toBeVisible();
      await hand.press(editor.palette('YouTube'));
      await hand.write(editor.settings.getByLabel('Video id'), 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
      await expect(editor.settings.getByLabel('Video id')).toHaveValue('dQw4w9WgXcQ');
      await hand.press(editor.palette('iFrame'));
      await hand.write(editor.settings.getByLabel('Address'), 'https://rota.example/today');
      await hand.press(editor.palette('File'));
      await hand.upload(editor, PDF);
      await expect(editor.settings.getByRole('button', { name: `Remove ${PDF.name}` })).toBeVisible();
      await hand.write(editor.settings.getByLabel('Label'), 'On-call numbers');

      await hand.press(editor.palette('Link'));
      await hand.write(editor.settings.getByLabel('Address'), 'javascript:alert(1)');
      await hand.press(editor.palette('Custom link'));
      await expect(editor.state).toHaveText('1 to fix');
      await expect(editor.publish).toHaveAttribute('aria-disabled', 'true');
      await hand.write(editor.settings.getByLabel('Label'), 'Find more');
      await hand.write(editor.settings.getByLabel('Address'), '/search');
      await hand.press(
        editor.settings.getByRole('button', { name: 'Link: Only http and https addresses can be linked.' }),
      );
      await expect(editor.settings.getByLabel('Address')).toBeFocused();
      await expect(editor.settings.getByLabel('Address')).toHaveAccessibleDescription(
        /Only http and https addresses can be linked\./,
      );
      await hand.write(editor.settings.getByLabel('Address'), 'https://skills.example');
      await hand.write(editor.settings.getByLabel('Label'), 'Skills for Care');
      await hand.press(editor.palette('Page link'));
      await hand.choose(editor, 'Page', 'The night shift, hour by hour');

      await hand.press(editor.palette('Columns'));
      await hand.press(editor.palette('Card container'));
      await hand.write(editor.settings.getByLabel('Title'), 'Useful on shift');
      await hand.press(editor.palette('Simple text'));
      await expect(page.getByRole('textbox', { name: 'Simple text text' })).toBeFocused();
      await page.keyboard.type('Within the card.');
      await hand.moveIntoCard(editor, 'Within the card.');
      await expect(editor.block('Card container').getByText('Within the card.')).toBeVisible();

      await expect(editor.state).toHaveText('Not saved');
      await hand.press(editor.publish);
      await expect(editor.state).toHaveText('Published');
      await readAsAmara(page, demo);
      await seeAsAmara(page);
    },
  );

test(
  'P-04: by keyboard alone blocks are added, written, moved into columns, taken back and done again',
  { tag: '@demo-only' },
  async ({ page, demo }) => {
    const editor = await openEditor(page, demo);
    const { keyboard } = page;
    await editor.block('Module card').focus();
    await editor.palette('Heading').press('Enter');
    await expect(editor.headingText).toBeFocused();
    await keyboard.type('Start here');
    await keyboard.press('Escape');
    await expect(editor.blockSaying('Start here')).toBeFocused();
    // Lifted above the card, and put back; then dropped there.
    await keyboard.press('m');
    await expect(editor.movingBar).toContainText('Place 4 of 4, after “Moving and handling: why backs fail”');
    await keyboard.press('ArrowUp');
    await expect(editor.movingBar).toContainText('Place 3 of 4, after');
    await keyboard.press('Escape');
    await expect(editor.blockSaying('Start here')).toBeFocused();
    await expect(page.getByRole('group').nth(3)).toHaveAccessibleName('Heading: Start here');
    await keyboard.press('m');
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await expect(page.getByRole('group').nth(2)).toHaveAccessibleName('Heading: Start here');

    // Columns below it; the heading goes into the second.
    await editor.palette('Columns').press('Enter');
    await editor.blockSaying('Start here').focus();
    await keyboard.press('m');
    await keyboard.press('ArrowRight');
    await expect(editor.movingBar).toContainText('Column 1 of 2. Place 1 of 1, alone');
    await keyboard.press('ArrowRight');
    await expect(editor.movingBar).toContainText('Column 2 of 2. Place 1 of 1, alone');
    await keyboard.press('Enter');
    await expect(editor.block('Columns').getByRole('group')).toHaveAccessibleName('Heading: Start here');
    await keyboard.press('Control+z');
    await expect(editor.block('Columns').getByRole('group')).toHaveCount(0);
    await keyboard.press('Control+Shift+z');
    await expect(editor.block('Columns').getByRole('group')).toHaveAccessibleName('Heading: Start here');

    // Copied below the columns, duplicated, deleted, and brought back.
    await editor.blockSaying('Start here').focus();
    await keyboard.press('Control+c');
    await editor.block('Columns').focus();
    await keyboard.press('Control+v');
    await expect(editor.blockSaying('Start here')).toHaveCount(2);
    await keyboard.press('Control+d');
    await expect(editor.blockSaying('Start here')).toHaveCount(3);
    await editor.blockSaying('Start here').nth(2).focus();
    await keyboard.press('Delete');
    await expect(editor.blockSaying('Start here')).toHaveCount(2);
    await expect(page.getByText('Block deleted. Undo brings it back.')).toBeAttached();
    await keyboard.press('Control+z');
    await expect(editor.blockSaying('Start here')).toHaveCount(3);

    // The settings, the list of a card, and publishing.
    await editor.palette('Collection card').press('Enter');
    await editor.settings.getByRole('combobox', { name: 'Collection' }).focus();
    await keyboard.type('Dementia');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(editor.blockSaying('Dementia: seeing the person')).toBeVisible();
    await editor.save.press('Enter');
    await expect(editor.state).toHaveText('Draft saved');
    await page.reload();
    await expect(editor.blockSaying('Start here')).toHaveCount(3);
    await editor.publish.press('Enter');
    await expect(editor.state).toHaveText('Published');
  },
);

test(
  'P-24: what was written is on the device from the first letter, and a closed page goes on with it',
  { tag: '@http-only' },
  async ({ page, demo }) => {
    const editor = await openEditor(page, demo);
    await editor.block('Heading').click();
    await editor.headingText.fill('Your first day');
    await expect(editor.state).toHaveText('Not saved');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(editor.blockSaying('Your first day')).toBeVisible();
    await expect(editor.state).toHaveText('Not saved');
    await editor.undo.click();
    await expect(editor.blockSaying('Your first week')).toBeVisible();
  },
);

test(
  'P-18, P-19: a layout is chosen, then loaded; it says what it replaces, and undo brings that back',
  { tag: '@http-only' },
  async ({ page, demo }) => {
    const editor = await openEditor(page, demo);
    await editor.button('Layouts').click();
    const dialog = page.getByRole('dialog', { name: 'Begin with a layout' });
    await expect(dialog.getByRole('button', { name: 'Load' })).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('radio', { name: 'Course front' }).check();
    await expect(dialog.getByText('Replaces the 3 blocks on this page')).toBeVisible();
    await dialog.getByRole('button', { name: 'Load Course front' }).click();
    await expect(editor.blockSaying('Your first week')).toHaveCount(0);
    await editor.undo.click();
    await expect(editor.blockSaying('Your first week')).toBeVisible();
  },
);
