import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoFindings } from '#e2e/lib/axe.ts';

/** Screens that axe has looked at in this process: each once, and of the demo alone; the accessibility tests look at every state through HTTP. */
const seen = new Set<string>();
const isDue = (screen: string): boolean => test.info().project.name === 'demo' && !seen.has(screen);

/** A screen of the app. Its getters are locators by role, its methods the steps that a person takes on it. */
export abstract class Screen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The document's title. */
  abstract readonly title: string | RegExp;

  /** The one heading of the first level. */
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** The error tray at the head of the page, or the message in its place. */
  get alert(): Locator {
    return this.page.getByRole('alert');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Waits until this is the screen that stands, and checks what every screen owes: its title, one heading, axe. */
  async arrive(): Promise<this> {
    await expect(this.page).toHaveTitle(this.title);
    await expect(this.heading).toHaveCount(1);
    if (isDue(this.constructor.name)) {
      seen.add(this.constructor.name);
      await expectNoFindings(this.page, this.constructor.name);
    }
    return this;
  }
}
