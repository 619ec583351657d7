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

  /** The package within the player that the API serves. */
  content(title: string): FrameLocator {
    return this.page.frameLocator(`main iframe[title="${title}"]`).frameLocator('iframe');
  }
}
