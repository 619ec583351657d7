import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** `/reset-password/:token`. */
export class ResetPasswordPage extends Screen {
  readonly title = 'Create New Password · Waymark';

  get password(): Locator {
    return this.page.getByLabel('New password', { exact: true });
  }

  get repeated(): Locator {
    return this.page.getByLabel('Repeat the new password', { exact: true });
  }

  get submit(): Locator {
    return this.button('Reset Password');
  }

  async choose(password: string): Promise<void> {
    await this.password.fill(password);
    await this.repeated.fill(password);
    await this.submit.click();
  }
}
