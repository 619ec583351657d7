import { expect, type Frame, type Locator, type Page } from '@playwright/test';

const FRAMES = { here: 'The product', beside: 'The product as somebody else' } as const;

/** The demo desk beside the product, `instruments/`. */
export class DemoPanels {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get panel(): Locator {
    return this.page.getByRole('complementary', { name: 'Demo desk' });
  }

  button(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  get status(): Locator {
    return this.panel.getByRole('status');
  }

  async arrive(): Promise<this> {
    await expect(this.panel).toBeVisible();
    return this;
  }

  /** By its name, whatever it counts. */
  async openTab(name: string): Promise<void> {
    await this.panel.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  }

  /** The product in one of the frames; it is another document after each load. */
  async product(which: keyof typeof FRAMES = 'here'): Promise<Frame> {
    const handle = await this.page.getByTitle(FRAMES[which], { exact: true }).elementHandle();
    const frame = await handle?.contentFrame();
    if (frame === null || frame === undefined) throw new Error(`There is no frame '${FRAMES[which]}'.`);
    return frame;
  }
}
