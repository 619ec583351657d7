import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** `/profile/subscriptions/:id` (T-08 to T-10). */
export class SubscriptionPage extends Screen {
  readonly title = /^(Care Essentials|Team Leader|Whole Home) · /;

  get cancelDialog(): Locator {
    return this.page.getByRole('dialog', { name: /^(Cancel .*\?|.* has changed)$/ });
  }

  get cardDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Change card' });
  }

  /** The bank's question, above everything. */
  get bank(): Locator {
    return this.page.getByRole('dialog', { name: '3D Secure' });
  }

  /** The button that opens the question; in the dialog the same name confirms it. */
  get cancel(): Locator {
    return this.main.getByRole('button', { name: 'Cancel subscription' });
  }

  get changeCard(): Locator {
    return this.main.getByRole('button', { name: 'Change card' });
  }

  /** Into the provider's own fields, over what stands there. */
  async fillCard(number: string): Promise<void> {
    await this.page.getByLabel('Credit or debit card number').fill(number);
    await this.page.getByLabel('Credit or debit card expiration date').fill('12 / 34');
    await this.page.getByLabel('Credit or debit card CVC/CVV').fill('123');
  }
}
