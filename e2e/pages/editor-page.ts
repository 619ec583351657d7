import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** A page of the library as its author writes it, `/pages/:id/edit` (P-02). */
export class EditorPage extends Screen {
  readonly title: RegExp = /, builder · /;

  /** How the page stands. */
  get state(): Locator {
    return this.page.getByRole('banner').getByRole('status').first();
  }

  /** The first block of a kind on the canvas, by the name of its kind. */
  block(kind: string): Locator {
    return this.page.getByRole('group', { name: new RegExp(`^${kind}`) }).first();
  }

  /** A block by what it says. */
  blockSaying(text: string): Locator {
    return this.page.getByRole('group', { name: new RegExp(`: ${text}$`) });
  }

  /** A tool of the rich text that is written. */
  tool(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name, exact: true });
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  /** Of the list on a phone: the first block of a kind. */
  row(kind: string): Locator {
    return this.page
      .getByRole('region', { name: 'Blocks of this page' })
      .locator('[aria-expanded]')
      .filter({ hasText: kind })
      .first();
  }

  /** Adds at the end of the page. */
  get end(): Locator {
    return this.button('Add a block');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** A block of the palette. */
  palette(name: string): Locator {
    return this.page
      .getByRole('complementary', { name: 'Blocks and outline' })
      .getByRole('button', { name, exact: true });
  }

  get settings(): Locator {
    return this.page.getByRole('complementary', { name: 'Settings' });
  }

  get headingText(): Locator {
    return this.page.getByRole('textbox', { name: 'Heading text' });
  }

  get undo(): Locator {
    return this.page.getByRole('button', { name: /^Undo/ });
  }

  get redo(): Locator {
    return this.page.getByRole('button', { name: /^Redo/ });
  }

  get save(): Locator {
    return this.page.getByRole('button', { name: /^(Save draft|Saved)$/ });
  }

  get publish(): Locator {
    return this.page.getByRole('button', { name: 'Publish', exact: true });
  }

  /** Somebody else changed the page since. */
  get conflict(): Locator {
    return this.page.getByRole('alertdialog');
  }

  /** The handle by which a block is dragged. */
  grip(text: string): Locator {
    return this.blockSaying(text).locator('> .bx-grip');
  }

  /** Drags a block by its handle, as a hand does: on its way the page may scroll. */
  async drag(text: string, target: Locator): Promise<void> {
    const { mouse } = this.page;
    await target.scrollIntoViewIfNeeded();
    await this.blockSaying(text).hover();
    await this.grip(text).hover();
    await mouse.down();
    for (let look = 0; look < 3; look += 1) {
      const box = await target.boundingBox();
      if (box === null) throw new Error(`There is nowhere to drag “${text}” to.`);
      await mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
    }
    await mouse.up();
  }

  /** Chooses in a list of the settings. */
  async choose(label: string, text: string): Promise<void> {
    await this.settings.getByRole('combobox', { name: label, exact: true }).fill(text);
    await this.page
      .getByRole('option')
      .filter({ has: this.page.getByText(text, { exact: true }) })
      .click();
  }

  /** Chooses a picture of the library for the block that is selected. */
  async choosePicture(name: string): Promise<void> {
    await this.settings.getByRole('button', { name: /^(Choose|Change)$/ }).click();
    const library = this.page.getByRole('dialog', { name: 'Choose a picture' });
    await library.getByRole('radio', { name }).check({ force: true });
    await library.getByRole('button', { name: 'Use this picture' }).click();
  }

  /** Which block is on its way, and where it is. */
  get movingBar(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'Moving “' });
  }

  /** What is said of a block on its way. */
  get moving(): Locator {
    return this.page.getByText(/^Moving “/);
  }
}
