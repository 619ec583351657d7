import type { Locator } from '@playwright/test';
import { expect } from '#e2e/host/expect.ts';
import { Screen } from './screen.ts';

/** Everything that waits in an organisation, `/evidence`. */
export class EvidenceListPage extends Screen {
  readonly title: RegExp = /^Evidence to review · /;

  get table(): Locator {
    return this.page.getByRole('table', { name: 'Pending evidence' });
  }

  /** The names of the learners, row by row. */
  get learners(): Locator {
    return this.table.getByRole('rowheader').getByRole('link');
  }

  /** The box of a row, by the learner's name. */
  box(learner: string): Locator {
    return this.table.getByRole('checkbox', { name: `Select ${learner},` });
  }

  /** The button of a row's menu, by the learner and the training. */
  actionsOf(row: string): Locator {
    return this.table.getByRole('button', { name: `Actions for ${row}` });
  }

  get all(): Locator {
    return this.table.getByRole('checkbox', { name: 'Select all on this page' });
  }

  get selection(): Locator {
    return this.page.getByRole('region', { name: 'Selection' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get confirm(): Locator {
    return this.dialog.getByRole('button', { name: /^(Accept|Reject) \d+ piece/ });
  }

  get undo(): Locator {
    return this.page.getByRole('button', { name: 'Undo' });
  }

  override async arrive(): Promise<this> {
    await expect(this.table).toBeVisible();
    return super.arrive();
  }
}
