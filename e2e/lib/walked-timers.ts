import type { BrowserContext, Frame, Page } from '@playwright/test';
import {
  ANSWER_TIMEOUT_MILLISECONDS,
  ASK_AGAIN_MILLISECONDS,
  CONFIRM_TIMEOUT_MILLISECONDS,
} from '#machines/commerce/payment.setup.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';

/** Timers from this length on belong to work that a page starts by itself. */
const OWN_DOING_MS = 1000;
const TIMES_LATER = 20;
/**
 * Waits of charts that end when a walk says so. Of a payment those that no call shares; later questions of it are put
 * off.
 */
const WAITS: readonly number[] = [
  UNDO_MILLISECONDS,
  ANSWER_TIMEOUT_MILLISECONDS,
  CONFIRM_TIMEOUT_MILLISECONDS,
  ASK_AGAIN_MILLISECONDS[0],
  ASK_AGAIN_MILLISECONDS[1],
];

declare global {
  interface Window {
    /** Ends each wait that is running and ends when somebody says so. Throws when none is. */
    endTimeToUndo?: () => void;
  }
}

const fit = (pages: Page | BrowserContext, timesLater: number, waits: readonly number[]): Promise<unknown> =>
  pages.addInitScript(
    ([ended, own, times], view = window) => {
      // Fitted twice, a wait that never runs out would be put off past what a browser counts, and run out at once.
      if (view.endTimeToUndo !== undefined) return;
      const start = view.setTimeout.bind(view);
      const clear = view.clearTimeout.bind(view);
      const pending = new Map<number, () => void>();
      // The longest time that a browser takes: the timer gets an id, and does not run out.
      const NEVER_MS = 2 ** 31 - 1;
      view.setTimeout = ((work: () => void, after?: number, ...rest: unknown[]) => {
        if (after === undefined || !ended.includes(after))
          return start(work, after !== undefined && after >= own ? after * times : after, ...rest);
        const id = start(work, NEVER_MS);
        pending.set(id, work);
        return id;
      }) as typeof window.setTimeout;
      view.clearTimeout = (id) => {
        pending.delete(Number(id));
        clear(id);
      };
      view.endTimeToUndo = () => {
        if (pending.size === 0) throw new Error('No wait is running that a walk ends.');
        // A wait that begins as another one ends is not over yet.
        const running = [...pending];
        for (const [id, work] of running) {
          view.clearTimeout(id);
          work();
        }
      };
    },
    [waits, OWN_DOING_MS, timesLater] as const,
  );

/**
 * Fits the timers of pages that are opened from now on to a walk. The time in which a decision can be taken back, and
 * the waits of a payment, end when the walk says so (`endTimeToUndo`). What a page does of itself after a second or
 * more, such as probing the connection or sending again, is put off: it would come between two looks, and an event of
 * the walk brings it about instead. `waits`: of the chart that is walked, besides; elsewhere they belong to others.
 */
export const fitTimers = (pages: Page | BrowserContext, waits: readonly number[] = []): Promise<unknown> =>
  fit(pages, TIMES_LATER, [...WAITS, ...waits]);

/**
 * The same for a story whose subject is not the time to undo: it ends when the story says so, and all else takes its
 * time.
 */
export const fitUndo = (pages: Page | BrowserContext): Promise<unknown> => fit(pages, 1, [UNDO_MILLISECONDS]);

/**
 * Ends the time to undo, or another wait of a chart, on a page, or in a frame, with fitted timers. Rejects when none is
 * running.
 */
export const endTimeToUndo = (page: Page | Frame): Promise<void> =>
  page.evaluate((_, view = window) => {
    if (view.endTimeToUndo === undefined) throw new Error('The timers of this page are not fitted to a walk.');
    view.endTimeToUndo();
  });
