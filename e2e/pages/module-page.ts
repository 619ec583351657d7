import type { FrameLocator, Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** One module, `/modules/:moduleId`. */
export class ModulePage extends Screen {
  readonly title: RegExp = /^.+ · /;

  get evidence(): Locator {
    return this.page.getByRole('region', { name: 'Evidence' });
  }

  /** The file of the evidence: the input behind its button. */
  get file(): Locator {
    return this.evidence.locator('input[type=file]');
  }

  get message(): Locator {
    return this.page.getByLabel('Message to the reviewer');
  }

  get send(): Locator {
    return this.button('Send evidence');
  }

  /** What opens the form, where it does not stand open. */
  get add(): Locator {
    return this.button('Add evidence');
  }

  /** Opens the form where it does not stand open. */
  async openForm(): Promise<void> {
    await this.send.or(this.add).waitFor();
    if ((await this.add.count()) > 0) await this.add.click();
  }

  /** The package within the player that the API serves. */
  content(title: string): FrameLocator {
    return this.page.frameLocator(`main iframe[title="${title}"]`).frameLocator('iframe');
  }
}
