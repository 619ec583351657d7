import { useEffect, useState, type RefObject } from 'react';

export interface Slides {
  /** There is more than fits. */
  readonly overflows: boolean;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** Scrolls by what is in sight: 1 on, -1 back. */
  readonly page: (direction: 1 | -1) => void;
}

/** Fractions of a pixel that browsers leave at an end. */
const SLACK = 2;

/** Where a sideways scrolling element stands, as it scrolls and as its size changes. `count` is how many slides it holds. */
export const useSlides = (track: RefObject<HTMLElement | null>, count: number): Slides => {
  const [position, setPosition] = useState({ overflows: false, atStart: true, atEnd: true });

  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const next = { overflows: scrollWidth > clientWidth + SLACK, atStart: scrollLeft <= SLACK, atEnd: scrollLeft + clientWidth >= scrollWidth - SLACK };
      setPosition((before) => (before.overflows === next.overflows && before.atStart === next.atStart && before.atEnd === next.atEnd ? before : next));
    };
    element.addEventListener('scroll', look, { passive: true });
    // It looks for the first time once the page is laid out: looking here would lay it out anew for each list on it.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    if (observer === null) look();
    else observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }, [track, count]);

  const page = (direction: 1 | -1): void => {
    const element = track.current;
    if (element === null) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({ left: direction * element.clientWidth, behavior: calm ? 'instant' : 'smooth' });
  };
  return { ...position, page };
};
