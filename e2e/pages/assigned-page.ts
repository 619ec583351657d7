import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** `/`, until home stands: what is assigned. */
export class AssignedPage extends Screen {
  readonly title = /^Home · /;

  get signOut(): Locator {
    return this.button('Sign out');
  }

  assessment(title: string): Locator {
    return this.page.getByRole('link', { name: title });
  }

  row(title: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: title });
  }
}
