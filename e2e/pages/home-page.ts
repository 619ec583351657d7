import type { Locator } from '@playwright/test';
import type { Fault } from '#contracts/demo.ts';
import { Screen } from './screen.ts';
import { TopBar } from './top-bar.ts';

/** Nothing of what home asks for comes. */
export const HOME_FAILS: readonly Fault[] = (
  ['getBand', 'listAssessments', 'listUserModules', 'listUserCollections'] as const
).map((call) => ({ call, status: 500, times: 'always' }));

/** `/` (L-01 to L-11). */
export class HomePage extends Screen {
  readonly title = /^(Viewing as .+: )?Home · /;

  /** Who is signed in; their menu hangs from it. */
  get account(): Locator {
    return new TopBar(this.page).account;
  }

  /** Chooses to sign out, in the menu of the account. Whether that asks something first is the person's affair. */
  async signOut(): Promise<void> {
    await new TopBar(this.page).signOut();
  }

  /** What to do next. */
  get next(): Locator {
    return this.page.getByRole('region', { name: 'What to do next' });
  }

  band(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** Leads to an assessment, from the band of all of them. */
  assessment(title: string): Locator {
    return this.band('Assessments').getByRole('link', { name: title });
  }

  /** What the card of an assessment says. */
  card(title: string): Locator {
    return this.band('Assessments').getByRole('article').filter({ hasText: title });
  }
}
