import { expect, type Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** The work of one person for its reviewer, `/a/:key`. */
export class ReviewPage extends Screen {
  readonly title: RegExp = /^Review: .+, .+ · /;

  get decision(): Locator {
    return this.page.getByRole('region', { name: /^(Your decision|Your review|Reviewed|Already reviewed|Nothing to review)$/ });
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

  async attach(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.decision.locator('input[type=file]').setInputFiles(file);
  }

  /** By the button, and past the time in which it could be taken back. */
  async decide(): Promise<void> {
    await this.submit.click();
    await expect(this.undo).toBeVisible();
    await expect(this.decision.getByRole('heading', { name: 'Reviewed' })).toBeVisible({ timeout: 15_000 });
  }
}
