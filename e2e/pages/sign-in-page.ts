import type { Locator } from '@playwright/test';
import { expect } from '#e2e/host/expect.ts';
import { DEMO_PASSWORD } from '#fixtures/people.ts';
import { Screen } from './screen.ts';

/** `/login`, and the form in place of a page. */
export class SignInPage extends Screen {
  readonly title = 'Sign in · Waymark';

  get email(): Locator {
    return this.page.getByRole('textbox', { name: 'Email address' });
  }

  get password(): Locator {
    return this.page.getByLabel('Password', { exact: true });
  }

  get submit(): Locator {
    return this.button('Sign in');
  }

  get forgotten(): Locator {
    return this.page.getByRole('link', { name: 'Forgotten password?' });
  }

  /** Everybody who can be tried out; the demo only. */
  get people(): Locator {
    return this.page.getByRole('region', { name: 'Demonstration people' });
  }

  async open(address = '/login'): Promise<this> {
    await this.page.goto(address);
    await expect(this.submit).toBeVisible();
    return this.arrive();
  }

  async signIn(email: string, password: string = DEMO_PASSWORD): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** One press on somebody of the demo's list. */
  async enterAs(name: string): Promise<void> {
    await this.people.getByRole('button', { name }).click();
  }
}
