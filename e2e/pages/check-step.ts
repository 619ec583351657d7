import type { Locator } from '@playwright/test';
import { expect } from '#e2e/host/expect.ts';
import { Screen } from './screen.ts';

/** What is read once more before it counts (WCAG 3.3.4): a dialog over the questions. */
export class CheckStep extends Screen {
  readonly title: RegExp = /.+ · .+/;

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Check before you submit' });
  }

  /** No answer came back, and nobody could say whether it counted. */
  get unconfirmed(): Locator {
    return this.page.getByRole('dialog', { name: "We don't know yet whether it arrived" });
  }

  get answers(): Locator {
    return this.dialog.getByRole('listitem');
  }

  get back(): Locator {
    return this.dialog.getByRole('button', { name: 'Back' });
  }

  get submit(): Locator {
    return this.dialog.getByRole('button', { name: 'Submit', exact: true });
  }

  /** What stands under the answers: which attempt it uses, what is left. */
  get cost(): Locator {
    return this.dialog.getByText(/attempt/);
  }

  override async arrive(): Promise<this> {
    await expect(this.dialog).toBeVisible();
    return this;
  }

  async confirm(): Promise<void> {
    await this.submit.click();
  }
}
