import type { Browser } from 'playwright';
import { longestFrame, openSlowPage, slowestToggle } from './slow-page.ts';

/** How a review of a hundred answers behaves on a slow machine. Milliseconds. */
export interface ReviewSpeed {
  /** Until the hundred answers stand and can be marked. */
  readonly openMs: number;
  /** From the press of a toggle to the next painted frame; the slowest of ten. */
  readonly toggleMs: number;
  /** The longest time between two frames while the page is scrolled from end to end. */
  readonly longestFrameMs: number;
}

const TOGGLES = 10;

/** Opens the review of the scenario `long-review` as its reviewer, with the processor slowed down, and measures. */
export const measureReview = async (browser: Browser, url: string): Promise<ReviewSpeed> => {
  const { page, openMs, close } = await openSlowPage(browser, url, 'long-review', '/a/review-900-11', (opened) =>
    opened.getByRole('checkbox', { name: 'Correct, question 100' }).waitFor(),
  );
  const toggleMs = await slowestToggle(page, '.judge input', TOGGLES);
  const longestFrameMs = await longestFrame(page);
  await close();
  return { openMs, toggleMs, longestFrameMs };
};
