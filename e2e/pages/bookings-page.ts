import type { Locator } from '@playwright/test';
import { expect } from '#e2e/host/expect.ts';
import { Screen } from './screen.ts';

/** Everything that a learner has booked, `/bookings`. */
export class BookingsPage extends Screen {
  readonly title: RegExp = /(?:^|: )(?:Bookings|Workshops) · /;

  tab(name: 'Unscheduled' | 'Scheduled'): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name} \\(\\d`) });
  }

  /** The row of a booking, with its details where they are open. */
  row(title: string): Locator {
    return this.main
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('checkbox', { name: `Select ${title}` }) });
  }

  box(title: string): Locator {
    return this.main.getByRole('checkbox', { name: `Select ${title}` });
  }

  details(title: string): Locator {
    return this.main.getByRole('button', { name: `Details of ${title}` });
  }

  /** A tab of a row that is open. */
  detailsTab(title: string, name: 'Info' | 'Before' | 'After' | 'Dates' | 'Order Details'): Locator {
    return this.row(title).getByRole('tab', { name, exact: true });
  }

  get selection(): Locator {
    return this.page.getByRole('region', { name: 'Selection' });
  }

  /** Opens the dependency flow from the details of a booking. */
  showFlow(title: string): Locator {
    return this.row(title).getByRole('button', { name: 'See what depends on this' });
  }

  get flow(): Locator {
    return this.page.getByRole('dialog', { name: 'What depends on what' });
  }

  override async arrive(): Promise<this> {
    await expect(this.page.getByRole('tab').first()).toBeVisible();
    return super.arrive();
  }
}
