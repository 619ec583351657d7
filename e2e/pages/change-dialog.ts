import type { Locator, Page } from '@playwright/test';

/** The dialog that schedules, reschedules or unschedules bookings, up to "All done". */
export class ChangeDialog {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** */
  get confirm(): Locator {
    return this.dialog.getByRole('checkbox', { name: 'Yes, I want to unschedule' });
  }

  /** */
  get waive(): Locator {
    return this.dialog.getByRole('checkbox', { name: 'Waive the late fee' });
  }

  get allDone(): Locator {
    return this.dialog.getByRole('heading', { name: 'All done' });
  }
}
