import type { Show, OutcomeSetup } from './model.ts';
import { see } from './perform.ts';

/** What the tray says of an answer. */
export const inTray =
  (text: string): NonNullable<OutcomeSetup['tells']> =>
  async ({ page }) =>
    see(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

/** A screen that is nothing but its heading. */
export const seeHeading =
  (text: string): Show<unknown> =>
  async ({ page }) =>
    see(page.getByRole('heading', { level: 1 })).toHaveText(text);
