import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';
import { TopBar } from './top-bar.ts';

/** `/`, until home stands: what is assigned. */
export class AssignedPage extends Screen {
  readonly title = /^Home · /;

  /** Who is signed in; their menu hangs from it. */
  get account(): Locator {
    return new TopBar(this.page).account;
  }

  /** Chooses to sign out, in the menu of the account. Whether that asks something first is the person's affair. */
  async signOut(): Promise<void> {
    await new TopBar(this.page).signOut();
  }

  assessment(title: string): Locator {
    return this.page.getByRole('link', { name: title });
  }

  row(title: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: title });
  }
}
