import { test, type Page } from '@playwright/test';
import { expectNoFindings } from '#e2e/lib/axe.ts';

/**
 * Screens that axe has looked at in this process: each once, and of the demo alone; the accessibility tests look at
 * every state through HTTP.
 */
const seen = new Set<string>();
const isDue = (screen: string): boolean => test.info().project.name === 'demo' && !seen.has(screen);

/** What every screen owes besides its own: nothing that axe finds. `name`: whichever screens have the same are one. */
export const checkScreen = async (page: Page, name: string): Promise<void> => {
  if (!isDue(name)) return;
  seen.add(name);
  await expectNoFindings(page, name);
};
