import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** `/subscribe/:path` (T-01 to T-04). */
export class PlansPage extends Screen {
  readonly title = /^Plans and prices · /;

  plan(name: string): Locator {
    return this.main.getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  get goOn(): Locator {
    return this.button('Go to payment');
  }

  get question(): Locator {
    return this.page.getByRole('alertdialog', { name: /^You have .+ already$/ });
  }

  /** Who pays, where nobody is signed in. */
  async type(email: string): Promise<void> {
    await this.main.getByLabel('First name').fill('Ines');
    await this.main.getByLabel('Last name').fill('Moreau');
    await this.main.getByLabel('Email address').fill(email);
  }
}
