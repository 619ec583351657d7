import { useEffect, useState } from 'react';
import { questionAnchor } from './question-state.ts';

/** The band of the window in which a question counts as the one on screen: below the bar, above the middle. */
const BAND = '-20% 0px -60% 0px';

/** The question on screen, by id; null until one is. For the palette only: nothing depends on it. */
export const useCurrentQuestion = (order: readonly number[]): number | null => {
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const ids = new Map<Element, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        const arrived = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
        if (arrived !== undefined) setCurrent(ids.get(arrived.target) ?? null);
      },
      { rootMargin: BAND },
    );
    for (const id of order) {
      const element = document.getElementById(questionAnchor(id));
      if (element === null) continue;
      ids.set(element, id);
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, [order]);
  return current;
};
