import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** `/payment/:basketKey`: wallet, card, total, Pay Now and Back (F-01 to F-13). */
export class PaymentPage extends Screen {
  readonly title = /^Payment/;

  get card(): Locator {
    return this.main.getByRole('group', { name: 'Card' });
  }

  get wallet(): Locator {
    return this.button('Pay with Google Pay');
  }

  get payNow(): Locator {
    return this.button('Pay Now');
  }

  /** A sheet of the provider or of the device's wallet. */
  sheet(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Into the provider's own fields, over what stands there. */
  async fillCard(number: string): Promise<void> {
    await this.page.getByLabel('Credit or debit card number').fill(number);
    await this.page.getByLabel('Credit or debit card expiration date').fill('12 / 34');
    await this.page.getByLabel('Credit or debit card CVC/CVV').fill('123');
  }

  async pay(number: string): Promise<void> {
    await this.fillCard(number);
    await this.payNow.click();
  }
}
