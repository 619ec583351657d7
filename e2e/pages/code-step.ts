import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** The second step of signing in. */
export class CodeStep extends Screen {
  readonly title = 'Enter your code · Waymark';

  get code(): Locator {
    return this.page.getByRole('textbox', { name: 'Six-digit code' });
  }

  get submit(): Locator {
    return this.button('Continue');
  }

  get otherAccount(): Locator {
    return this.button('Use another account');
  }

  async enterRecoveryCode(code: string): Promise<void> {
    await this.button('Use a recovery code').or(this.button('Use your authenticator app')).waitFor();
    if (await this.button('Use a recovery code').isVisible()) await this.button('Use a recovery code').click();
    await this.page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
    await this.submit.click();
  }

  async enter(code: string): Promise<void> {
    await this.code.fill(code);
    await this.submit.click();
  }

  /** As from a password manager or a message: the text goes in as it is, spaces and line breaks included. */
  async paste(text: string): Promise<void> {
    await this.code.focus();
    await this.code.evaluate((field: HTMLInputElement, pasted) => {
      // The browser drops line breaks of a pasted text in a one-line field by itself; insertText does the same.
      field.ownerDocument.execCommand('insertText', false, pasted);
    }, text);
    await this.submit.click();
  }
}
