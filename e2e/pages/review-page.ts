import type { Locator } from '@playwright/test';
import { expect } from '#e2e/host/expect.ts';
import type { ChosenFile } from '#e2e/host/files.ts';
import { endTimeToUndo } from '#e2e/lib/walked-timers.ts';
import { Screen } from './screen.ts';

/** The work of one person for its reviewer, `/a/:key`. */
export class ReviewPage extends Screen {
  readonly title: RegExp = /^Review: .+, .+ · /;

  get decision(): Locator {
    return this.page.getByRole('region', {
      name: /^(Your decision|Your review|Reviewed|Already reviewed|Nothing to review|This is your own work)$/,
    });
  }

  /** The toggle of an answer by its number as shown. */
  correct(number: number): Locator {
    return this.main.getByRole('checkbox', { name: `Correct, question ${number}`, exact: true });
  }

  get markAll(): Locator {
    return this.decision.getByRole('checkbox', { name: /^Mark (all \d+|it) correct/ });
  }

  get comment(): Locator {
    return this.decision.getByRole('textbox', { name: /^Comment to / });
  }

  /** The first or another attachment. */
  get chooseFile(): Locator {
    return this.decision.getByRole('button', { name: /^Choose/ });
  }

  get submit(): Locator {
    return this.button('Submit review');
  }

  get undo(): Locator {
    return this.page.getByRole('button', { name: 'Undo' });
  }

  async open(path: string): Promise<this> {
    await this.page.goto(path);
    return this.arrive();
  }

  override async arrive(): Promise<this> {
    await expect(this.decision).toBeVisible();
    return super.arrive();
  }

  async attach(file: ChosenFile): Promise<void> {
    await this.decision.locator('input[type=file]').setInputFiles(file);
  }

  /**
   * Past the time in which a decision can be taken back, until it stands; where that is fitted to the story
   * (`fitUndo`), it ends at once.
   */
  async isDecided({ isFitted = false } = {}): Promise<void> {
    await expect(this.undo).toBeVisible();
    if (isFitted) await endTimeToUndo(this.page);
    await expect(this.decision.getByRole('heading', { name: 'Reviewed' })).toBeVisible();
  }
}
