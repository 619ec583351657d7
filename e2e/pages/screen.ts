import type { Locator, Page } from '@playwright/test';
import { expect } from '#e2e/host/expect.ts';
import { checkScreen } from '#e2e/host/check-screen.ts';

/** A screen of the app. Its getters are locators by role, its methods the steps that a person takes on it. */
export abstract class Screen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The document's title. */
  abstract readonly title: string | RegExp;

  /** The one heading of the first level. */
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** The error tray at the head of the page, or the message in its place. */
  get alert(): Locator {
    return this.page.getByRole('alert');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Waits until this is the screen that stands, and checks what every screen owes: its title, one heading, axe. */
  async arrive(): Promise<this> {
    await expect(this.page).toHaveTitle(this.title);
    await expect(this.heading).toHaveCount(1);
    await checkScreen(this.page, this.constructor.name);
    return this;
  }
}
