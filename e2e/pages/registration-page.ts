import type { Locator } from '@playwright/test';
import { expect } from '#e2e/host/expect.ts';
import { DEMO_PASSWORD } from '#fixtures/people.ts';
import { Screen } from './screen.ts';

/** Somebody whom nobody knows yet. */
export const JONAH = { first: 'Jonah', last: 'Petrie', email: 'jonah.petrie@demo.example' } as const;

/** `/register/:path` (S-01 to S-14). */
export class RegistrationPage extends Screen {
  readonly title = /^Register · /;

  get firstName(): Locator {
    return this.main.getByRole('textbox', { name: 'First name' });
  }

  get email(): Locator {
    return this.main.getByRole('textbox', { name: 'Email address' });
  }

  get password(): Locator {
    return this.main.getByLabel('Password', { exact: true });
  }

  group(name: string): Locator {
    return this.main.getByRole('radio', { name: new RegExp(name) });
  }

  get contact(): Locator {
    return this.main.getByRole('textbox', { name: 'Emergency contact' });
  }

  get human(): Locator {
    return this.main.getByRole('checkbox', { name: 'Are you human?' });
  }

  get terms(): Locator {
    return this.main.getByRole('checkbox', { name: 'I agree to the Terms and Conditions of service' });
  }

  /** Registers, or joins. */
  get submit(): Locator {
    return this.main.getByRole('button', { name: /^(Register|Join)$/ });
  }

  async open(path: string): Promise<this> {
    await this.page.goto(`/register/${path}`);
    await expect(this.heading).toHaveText('Register');
    return this;
  }

  /** What a stranger types. */
  async introduce(email: string = JONAH.email, password: string = DEMO_PASSWORD): Promise<void> {
    await this.firstName.fill(JONAH.first);
    await this.main.getByRole('textbox', { name: 'Last name' }).fill(JONAH.last);
    await this.email.fill(email);
    await this.password.fill(password);
  }

  /** What everybody chooses in Harbour. */
  async choose(group = 'Saturday crew'): Promise<void> {
    await this.group(group).check();
    await this.contact.fill('Ada Petrie, 0113 496 0133');
  }

  /** Both ticks; waits until the human check has passed. */
  async tick(): Promise<void> {
    await this.human.check();
    await expect(this.main.getByText('Thank you, that was enough.')).toBeVisible();
    await this.terms.check();
  }
}
