import type { QueryClient } from '@tanstack/react-query';

/** Nothing was asked for this long: what somebody came for stands. */
const QUIET_MILLISECONDS = 300;
/** Where something is asked for all the time, this is long enough. */
const AT_MOST_MILLISECONDS = 15_000;

/**
 * Runs something once the page has loaded and has what it asked for, so that nothing competes with what somebody waits
 * for. Returns the way to call it off.
 */
export const whenSettled = (queries: QueryClient, run: () => void): (() => void) => {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;
  let forget = (): void => undefined;

  const stop = (): void => {
    clearTimeout(quiet);
    clearTimeout(latest);
    forget();
    window.removeEventListener('load', look);
  };
  const go = (): void => {
    stop();
    run();
  };
  function look(): void {
    clearTimeout(quiet);
    if (document.readyState === 'complete' && queries.isFetching() === 0) quiet = setTimeout(go, QUIET_MILLISECONDS);
  }

  forget = queries.getQueryCache().subscribe(look);
  window.addEventListener('load', look);
  latest = setTimeout(go, AT_MOST_MILLISECONDS);
  look();
  return stop;
};
