import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoFindings } from '#e2e/lib/axe.ts';
import { DEMO_PASSWORD } from '#fixtures/people.ts';

/** Signing in over the page. */
export class SessionOverDialog {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog(): Locator {
    return this.page.locator('.over').getByRole('dialog');
  }

  get heading(): Locator {
    return this.dialog.getByRole('heading', { level: 2 });
  }

  get password(): Locator {
    return this.dialog.getByLabel('Password', { exact: true });
  }

  get code(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Six-digit code' });
  }

  get goOn(): Locator {
    return this.dialog.getByRole('button', { name: 'Continue' });
  }

  get someoneElse(): Locator {
    return this.dialog.getByRole('button', { name: 'Sign in as someone else' });
  }

  /** Waits for it, with these words, and checks what every screen owes. */
  async showing(title: string): Promise<this> {
    await expect(this.heading).toHaveText(title);
    await expect(this.password).toBeFocused();
    await expectNoFindings(this.page, 'signing in over the page');
    return this;
  }

  async signIn(password: string = DEMO_PASSWORD): Promise<void> {
    await this.password.fill(password);
    await this.goOn.click();
  }

  async enterCode(code: string): Promise<void> {
    await expect(this.code).toBeFocused();
    await this.code.fill(code);
    await this.goOn.click();
  }
}
