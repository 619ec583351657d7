import type { Locator, Page } from '@playwright/test';

/** The bar above every signed-in page, and its small-screen form. */
export class TopBar {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get account(): Locator {
    return this.page.getByRole('button', { name: /, your account$/ });
  }

  get switcher(): Locator {
    return this.page.getByRole('button', { name: /^Switch organisation/ });
  }

  get menu(): Locator {
    return this.page.getByRole('menu');
  }

  /** The links of the top level, wherever this width has them. */
  get links(): Locator {
    return this.page.getByRole('navigation', { name: /^Main/ }).getByRole('link');
  }

  /** B-16. */
  get question(): Locator {
    return this.page.getByRole('alertdialog', { name: 'Sign out everywhere in this browser?' });
  }

  async signOut(): Promise<void> {
    await this.account.click();
    await this.menu.getByRole('menuitem', { name: 'Sign out' }).click();
  }

  async confirmSignOut(): Promise<void> {
    await this.question.getByRole('button', { name: 'Sign out' }).click();
  }

  async switchTo(organisation: string): Promise<void> {
    await this.switcher.click();
    await this.menu.getByRole('menuitemradio', { name: organisation }).click();
  }
}
