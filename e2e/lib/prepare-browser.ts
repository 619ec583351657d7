import type { Page } from '@playwright/test';
import { endWork } from '#e2e/submission/device.ts';
import type { DemoPort } from './demo-port.ts';
import { rememberSession } from './enter.ts';
import { fitTimers } from './walked-timers.ts';

/**
 * Somebody's browser before a walk of a submission: it remembers their session, and nothing of their work is on the
 * device.
 */
export const prepareBrowser = async (
  page: Page,
  demo: DemoPort,
  { email }: { readonly email: string },
): Promise<void> => {
  if (page.url() === 'about:blank') {
    await demo.as(email);
    // Over HTTP the console opens no page.
    if (page.url() === 'about:blank') await page.goto('/login');
    await rememberSession(page);
    await fitTimers(page);
  }
  await endWork(page);
};
