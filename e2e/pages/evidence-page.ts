import type { Locator } from '@playwright/test';
import { expect } from '#e2e/host/expect.ts';
import { endTimeToUndo } from '#e2e/lib/walked-timers.ts';
import { Screen } from './screen.ts';

/** One piece of evidence for its reviewer, `/e/:key`. */
export class EvidencePage extends Screen {
  readonly title: RegExp = /^Evidence: .+, .+ · /;

  get decision(): Locator {
    return this.page.getByRole('region', {
      name: /^(Your decision|Accepted|Rejected|This evidence was already reviewed|This is your own evidence)$/,
    });
  }

  choice(verdict: 'accepted' | 'rejected'): Locator {
    return this.decision.getByRole('radio', { name: verdict === 'accepted' ? /^Accept/ : /^Reject/ });
  }

  get date(): Locator {
    return this.page.getByLabel('Completed on');
  }

  get score(): Locator {
    return this.page.getByLabel('Score');
  }

  get message(): Locator {
    return this.page.getByRole('textbox', { name: /^Message to / });
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: /^(Accept|Reject) evidence$/ });
  }

  get undo(): Locator {
    return this.page.getByRole('button', { name: 'Undo' });
  }

  override async arrive(): Promise<this> {
    await expect(this.decision).toBeVisible();
    return super.arrive();
  }

  /**
   * By the button, and past the time in which it could be taken back, which is fitted to the story (`fitUndo`) and ends
   * at once.
   */
  async decide(): Promise<void> {
    await this.submit.click();
    await expect(this.undo).toBeVisible();
    await endTimeToUndo(this.page);
    await expect(this.decision.getByRole('heading', { name: /^(Accepted|Rejected)$/ })).toBeVisible({
      timeout: 15_000,
    });
  }
}
