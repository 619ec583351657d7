import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** `/profile/security/two-factor`, `…/off` and `…/codes` (G-12 to G-20). */
export class TwoFactorPage extends Screen {
  readonly title =
    /^(Set up two-factor|Turn off two-factor|Recovery codes|Two-factor is o(n|ff)|Your new recovery codes count) · /;

  get password(): Locator {
    return this.main.getByRole('textbox', { name: 'Password', exact: true });
  }

  get code(): Locator {
    return this.main.getByRole('textbox', { name: 'Six-digit code' });
  }

  /** The heading of the open step. */
  step(name: string): Locator {
    return this.main.getByRole('heading', { level: 2, name, exact: true });
  }

  get qrCode(): Locator {
    return this.main.getByRole('img', { name: /^QR code that adds / });
  }

  /** The QR code with the white around it. */
  get qrBox(): Locator {
    return this.main.locator('.tf__qr');
  }

  /** The secret as it is written out, in groups of four. */
  get secretKey(): Locator {
    return this.main.getByRole('group', { name: 'Secret key' });
  }

  get recoveryCodes(): Locator {
    return this.main.getByRole('region', { name: /recovery codes$/ }).getByRole('listitem');
  }

  get box(): Locator {
    return this.main.getByRole('checkbox', { name: 'I have kept them where I find them without my phone' });
  }

  /** The question whether new codes are meant. */
  get question(): Locator {
    return this.page.getByRole('alertdialog', { name: 'Make new recovery codes?' });
  }

  /** The one button of the open step that sends its form. */
  get submit(): Locator {
    return this.main
      .locator('form')
      .getByRole('button', { name: /^(Continue|Go on|Turn off two-factor|Show my recovery codes|Turn it on)$/ });
  }

  async open(path: '' | '/off' | '/codes' = ''): Promise<this> {
    await this.page.goto(`/profile/security/two-factor${path}`);
    return this.arrive();
  }

  async confirmPassword(password: string): Promise<void> {
    await this.password.fill(password);
    await this.submit.click();
  }

  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.submit.click();
  }

  /** The base32 secret, without its spaces. */
  async readSecret(): Promise<string> {
    return (await this.secretKey.innerText()).replaceAll(/\s/g, '');
  }

  async readRecoveryCodes(): Promise<readonly string[]> {
    return this.recoveryCodes.allInnerTexts();
  }
}
