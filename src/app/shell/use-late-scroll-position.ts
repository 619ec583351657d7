import { use, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useLocation } from 'react-router';

/** What somebody does who is at the page: from then on it stays where they put it. */
const USER_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Content that comes later than this moves nothing any more. */
const WAITED_MILLISECONDS = 10_000;

/**
 * B-23: `ScrollRestoration` goes once to where a page was left, as far as the page then reaches. Where its content is
 * still on its way, this goes there again as it comes, until it stands or somebody moves on the page.
 */
export const useLateScrollPosition = (): void => {
  const position = use(RouterState)?.restoreScrollPosition;
  const { key } = useLocation();
  useLayoutEffect(() => {
    const stands = (y: number): boolean =>
      window.scrollY >= Math.floor(y) && document.querySelector('[aria-busy=true]') === null;
    if (typeof position !== 'number' || position === 0 || stands(position)) return undefined;
    const waiting = new AbortController();
    const stop = (): void => waiting.abort();
    const growing = new ResizeObserver(() => {
      window.scrollTo(0, position);
      if (stands(position)) stop();
    });
    const timer = setTimeout(stop, WAITED_MILLISECONDS);
    waiting.signal.addEventListener('abort', () => {
      growing.disconnect();
      clearTimeout(timer);
    });
    for (const event of USER_MOVES)
      window.addEventListener(event, stop, { capture: true, passive: true, signal: waiting.signal });
    growing.observe(document.body);
    return stop;
  }, [position, key]);
};
