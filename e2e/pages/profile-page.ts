import { basename } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect } from '#e2e/host/expect.ts';
import { Screen } from './screen.ts';

/** The own profile and its sections, `/profile` (G-01). */
export class ProfilePage extends Screen {
  readonly title: RegExp = /My Profile · /;

  override async arrive(): Promise<this> {
    await expect(this.contents).toBeVisible();
    return super.arrive();
  }

  get contents(): Locator {
    return this.page.getByRole('navigation', { name: 'My Profile' });
  }

  section(name: string): Locator {
    return this.contents.getByRole('link', { name: new RegExp(`^${name}`) });
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  /** A password is no text box. */
  password(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  get interests(): Locator {
    return this.page.getByRole('group', { name: /^Interests/ });
  }

  /** Comes with the first change. */
  get changes(): Locator {
    return this.page.getByRole('region', { name: 'Changes' });
  }

  get save(): Locator {
    return this.button('Save');
  }

  get savePassword(): Locator {
    return this.button('Save password');
  }

  get changePicture(): Locator {
    return this.button('Change picture');
  }

  get crop(): Locator {
    return this.page.getByRole('dialog', { name: 'Choose the square' });
  }

  get useSquare(): Locator {
    return this.crop.getByRole('button', { name: 'Use this square' });
  }

  /** The picture of the head. */
  get picture(): Locator {
    return this.page.locator('.pf__pic img');
  }

  toast(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }

  async choosePicture(path: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.changePicture.click();
    await (await chooser).setFiles(path);
    await expect(this.crop, basename(path)).toBeVisible();
  }
}
