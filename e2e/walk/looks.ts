import type { Show, Way } from './model.ts';
import { see } from './perform.ts';

/** What the tray says of an answer. */
export const inTray =
  (words: string): NonNullable<Way['tells']> =>
  async ({ page }) =>
    see(page.getByRole('alert').filter({ hasText: words })).toBeVisible();

/** A screen that is nothing but its heading. */
export const seeHeading =
  (words: string): Show<unknown> =>
  async ({ page }) =>
    see(page.getByRole('heading', { level: 1 })).toHaveText(words);
