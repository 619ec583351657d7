import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** `/collections/:collectionId` (M-11 to M-14), and the question before it begins again (N-21). */
export class CollectionPage extends Screen {
  readonly title = / · /;

  /** The way to begin a completed collection again. */
  get startAgain(): Locator {
    return this.main.getByRole('button', { name: 'Start again', exact: true, includeHidden: true });
  }

  /** That it begins again. */
  get startedAgain(): Locator {
    return this.main.getByText(/can start again now\./);
  }

  /** The question, and what became of it. */
  get restart(): Locator {
    return this.page.getByRole('alertdialog', { name: /^Start this collection again/ });
  }

  answer(name: string | RegExp): Locator {
    return this.restart.getByRole('button', { name });
  }

  async open(collectionId: number): Promise<this> {
    await this.page.goto(`/collections/${collectionId}`);
    return this.arrive();
  }
}
