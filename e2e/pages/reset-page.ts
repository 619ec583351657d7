import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** Training begins again for many people, `/reset` (N-22). */
export class ResetPage extends Screen {
  readonly title: RegExp = /^Reset training · /;

  /** The box of somebody, by their name. */
  box(name: string): Locator {
    return this.main.getByRole('checkbox', { name: `Select ${name}` });
  }

  get selection(): Locator {
    return this.page.getByRole('region', { name: 'Selection' });
  }

  get reset(): Locator {
    return this.selection.getByRole('button', { name: 'Reset…' });
  }

  get add(): Locator {
    return this.main.getByLabel('Add training');
  }

  get removes(): Locator {
    return this.main.getByRole('button', { name: /^Remove / });
  }

  /** The question before anything is reset. */
  get final(): Locator {
    return this.page.getByRole('alertdialog');
  }

  get number(): Locator {
    return this.final.getByLabel('Type the number of resets');
  }

  get confirm(): Locator {
    return this.final.getByRole('button', { name: /^Reset \d+ for good$/ });
  }

  get cancel(): Locator {
    return this.final.getByRole('button', { name: 'Keep everything' });
  }

  /** How far the run is. */
  get resetting(): Locator {
    return this.page.getByRole('dialog', { name: 'Resetting' });
  }
}
