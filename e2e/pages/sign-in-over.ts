import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoFindings } from '#e2e/lib/axe.ts';
import { DEMO_PASSWORD } from '#fixtures/people.ts';

/** Signing in over a page with work on it, after its session ended: a dialog with the documented words. */
export class SignInOver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.password });
  }

  get password(): Locator {
    return this.page.getByLabel('Password', { exact: true });
  }

  /** Waits for the dialog, which takes the focus, and lets axe look at it. */
  async arrive(words: string): Promise<this> {
    await expect(this.dialog).toContainText(words);
    await expect(this.password).toBeFocused();
    await expectNoFindings(this.page, 'signing in over the page');
    return this;
  }

  async signIn(password: string = DEMO_PASSWORD): Promise<void> {
    await this.password.fill(password);
    await this.dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(this.dialog).toHaveCount(0);
  }
}
