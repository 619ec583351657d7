import { expect, type Locator, type Page } from '@playwright/test';

/** What somebody is told while they are on any page: toasts, the bell, the history behind it. */
export class Notifications {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get toasts(): Locator {
    return this.page.getByRole('region', { name: 'New notifications' });
  }

  get bell(): Locator {
    return this.page.getByRole('button', { name: /^Notifications/ });
  }

  get history(): Locator {
    return this.page.getByRole('dialog', { name: 'Notifications' });
  }

  get entries(): Locator {
    return this.history.getByRole('listitem');
  }

  async open(): Promise<this> {
    await this.bell.click();
    await expect(this.history).toBeVisible();
    return this;
  }

  /** The page hears from now on: what somebody raises until then may be before its time. */
  async hear(raise: () => Promise<void>, text: string): Promise<void> {
    await expect(async () => {
      await raise();
      await expect(this.toasts.getByText(text)).toBeVisible({ timeout: 500 });
    }).toPass();
  }
}
