import type { Locator, Page } from '@playwright/test';
import { expect } from '#e2e/host/expect.ts';
import { TopBar } from './top-bar.ts';

/** Whether real time has learnt what waits to be reviewed, which nothing on the page shows. Runs in the page. */
const hasLearntWhatWaits = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => /\/evidence\?(?:.*&)?page=1(?:&|$)/.test(name));

/** View As: the dialog that chooses whom, the banner above every page, and the ways in and out (H-01 to H-17). */
export class ViewAs {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get banner(): Locator {
    return this.page.getByRole('region', { name: 'View As' });
  }

  get exit(): Locator {
    return this.banner.getByRole('button');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'View As' });
  }

  get email(): Locator {
    return this.dialog.getByLabel("Learner's e-mail address");
  }

  get alert(): Locator {
    return this.dialog.getByRole('alert');
  }

  /** The one button that goes on. */
  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async open(): Promise<void> {
    const bar = new TopBar(this.page);
    await bar.account.click();
    await bar.menu.getByRole('menuitem', { name: 'View As', exact: true }).click();
  }

  async submit(email: string): Promise<void> {
    await this.email.fill(email);
    await this.email.press('Enter');
  }

  /**
   * Out again, once the learner's page has everything that it asked for: what is on its way as the session becomes
   * another person's would be refused.
   */
  async leave(): Promise<void> {
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0);
    await this.exit.click();
    await expect(this.banner).toHaveCount(0);
  }

  /**
   * From any page with the top bar to home as somebody else, once what page and real time asked for in the former name,
   * a reviewer's, has come: on its way it would be refused.
   */
  async begin(email: string): Promise<void> {
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect.poll(() => this.page.evaluate(hasLearntWhatWaits)).toBe(true);
    await this.open();
    await this.submit(email);
    await this.banner.waitFor();
  }
}
