import { useEffect, useEffectEvent } from 'react';

export interface Leaving {
  /** The page is hidden for now: what is typed goes on the device. */
  readonly keepNow: () => void;
  /** The page goes, for good as far as anybody knows. */
  readonly leave: () => void;
  /** It is back from the cache of pages, or on the network again. */
  readonly ask: () => void;
}

/** What a page with a decision under way does when it goes and when it comes back. */
export const useLeaving = (leaving: Leaving): void => {
  const keepNow = useEffectEvent(leaving.keepNow);
  const leave = useEffectEvent(leaving.leave);
  const ask = useEffectEvent(leaving.ask);
  useEffect(() => {
    const hear = [
      ['pagehide', window, () => leave()],
      ['pageshow', window, () => ask()],
      ['online', window, () => ask()],
      ['visibilitychange', document, () => keepNow()],
    ] as const;
    for (const [name, target, listener] of hear) target.addEventListener(name, listener);
    return () => {
      for (const [name, target, listener] of hear) target.removeEventListener(name, listener);
    };
  }, []);
};
