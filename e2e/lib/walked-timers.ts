import type { Page } from '@playwright/test';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';

/** Long enough to be seen. */
const UNDO_WALKED_MS = 3500;
/** From here on a timer is something that a page does of itself. */
const OWN_DOING_MS = 1000;
const TIMES_LATER = 20;

/**
 * Fits the timers of the pages that this one opens from now on to a walk. The time in which a decision can be taken back is
 * shortened: a walk decides many times, and the stories wait it out. What a page does of itself after a second or more, such
 * as probing the connection or sending again, is put off: it would come between two looks, and an event of the walk brings
 * it about instead.
 */
export const fitTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ([undo, walked, own, times]) => {
      const later = window.setTimeout.bind(window);
      const fitted = (after: number | undefined): number | undefined => (after === undo ? walked : after !== undefined && after >= own ? after * times : after);
      window.setTimeout = ((work: TimerHandler, after?: number, ...rest: unknown[]) => later(work, fitted(after), ...rest)) as typeof window.setTimeout;
    },
    [UNDO_MILLISECONDS, UNDO_WALKED_MS, OWN_DOING_MS, TIMES_LATER] as const,
  );
