import type { Locator } from '@playwright/test';
import { expect } from '#e2e/host/expect.ts';
import { Screen } from './screen.ts';

/** What became of an attempt. */
export class ResultPage extends Screen {
  readonly title: RegExp = /^(Viewing as .+: )?(Passed|Not passed yet|Not passed|Submitted for review): /;

  get tryAgain(): Locator {
    return this.button('Try Again');
  }

  get status(): Locator {
    return this.main.getByRole('definition');
  }

  get answers(): Locator {
    return this.main
      .getByRole('list')
      .filter({ has: this.page.getByText(/^(Right|Not right|Answered)$/) })
      .getByRole('listitem');
  }

  /** Waits for the result with this heading. */
  async showing(heading: 'Passed' | 'Not passed yet' | 'Not passed' | 'Submitted for review'): Promise<this> {
    await expect(this.heading).toHaveText(heading);
    return this.arrive();
  }
}
