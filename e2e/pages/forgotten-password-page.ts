import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** `/forgotten-password`. */
export class ForgottenPasswordPage extends Screen {
  readonly title = 'Forgotten Password? · Waymark';

  get email(): Locator {
    return this.page.getByRole('textbox', { name: 'Email address' });
  }

  get submit(): Locator {
    return this.button('Send Reset Instructions');
  }

  async ask(email: string): Promise<void> {
    await this.email.fill(email);
    await this.submit.click();
  }
}
