import type { Locator } from '@playwright/test';
import { expect } from '#e2e/host/expect.ts';
import type { ChosenFile } from '#e2e/host/files.ts';
import { CheckStep } from './check-step.ts';
import { Screen } from './screen.ts';

/** The questions of an assessment, `/assessments/:id` while it is being answered. */
export class AssessmentPage extends Screen {
  readonly title: RegExp = /^(?!Sign in|Home).+ · .+/;

  /** A question by its number as shown. */
  question(number: number): Locator {
    return this.page
      .getByRole('group', { name: new RegExp(`^Question ${number}\\.`) })
      .or(this.page.getByRole('radiogroup', { name: new RegExp(`^Question ${number}\\.`) }));
  }

  get questions(): Locator {
    return this.page
      .getByRole('group', { name: /^Question \d+\./ })
      .or(this.page.getByRole('radiogroup', { name: /^Question \d+\./ }));
  }

  option(number: number, label: string): Locator {
    const within = this.question(number);
    return within
      .getByRole('radio', { name: label, exact: true })
      .or(within.getByRole('checkbox', { name: label, exact: true }));
  }

  text(number: number): Locator {
    return this.question(number).getByRole('textbox', { name: 'Your answer' });
  }

  /** Takes over what was answered in the attempt that was marked last. */
  useFormer(number: number): Locator {
    return this.page
      .getByRole('group', { name: `Your last answer to question ${number}` })
      .getByRole('button', { name: 'Use this answer' });
  }

  /** The first or another file. */
  chooseFile(number: number): Locator {
    return this.question(number).getByRole('button', { name: /^Choose/ });
  }

  uploadedFile(number: number, name: string): Locator {
    return this.question(number).getByRole('button', { name: `Remove: ${name}` });
  }

  get submit(): Locator {
    return this.page.getByRole('region', { name: 'Submit' }).getByRole('button', { name: 'Submit' });
  }

  /** The submission was confirmed and waits for the connection. */
  get waiting(): Locator {
    return this.page.getByRole('region', { name: 'Submit' }).getByText('Your submission is waiting.');
  }

  get withdraw(): Locator {
    return this.page.getByRole('region', { name: 'Submit' }).getByRole('button', { name: 'Take it back' });
  }

  get saved(): Locator {
    return this.page.getByRole('region', { name: 'Submit' }).getByText(/^Saved on this device/);
  }

  async open(assessmentId: number): Promise<this> {
    await this.page.goto(`/assessments/${assessmentId}`);
    return this.arrive();
  }

  override async arrive(): Promise<this> {
    await expect(this.question(1)).toBeVisible();
    return super.arrive();
  }

  async choose(number: number, ...options: readonly string[]): Promise<void> {
    for (const label of options) await this.option(number, label).check();
  }

  /** Chooses an option of every question by its place, 0 for the first. */
  async chooseEverywhere(position: number): Promise<void> {
    const count = await this.questions.count();
    for (let number = 1; number <= count; number += 1) {
      const within = this.question(number);
      const option = within.getByRole('radio').or(within.getByRole('checkbox')).nth(position);
      // `check` reads the state once, right after its press; the answer is asked of the screen instead.
      if (!(await option.isChecked())) await option.click();
      await expect(option).toBeChecked();
    }
  }

  async write(number: number, text: string): Promise<void> {
    await this.text(number).fill(text);
  }

  /** By the button, and the browser's own window for choosing. */
  async attach(number: number, file: ChosenFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.chooseFile(number).click();
    await (await chooser).setFiles(file);
  }

  /** Every word that was chosen, in the order of the page. */
  chosen(): Promise<readonly string[]> {
    return this.main.evaluate((main) =>
      [...main.querySelectorAll<HTMLInputElement>('input:checked')].map(
        (input) => input.labels?.[0]?.textContent ?? '',
      ),
    );
  }

  async goToCheck(): Promise<CheckStep> {
    await this.submit.click();
    return new CheckStep(this.page).arrive();
  }
}
