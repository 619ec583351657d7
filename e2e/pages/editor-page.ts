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

  /** What is said of a block on its way. */
  get moving(): Locator {
    return this.page.getByText(/^Moving “/);
  }
}
