import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export interface Slides {
  /** There is more than fits. */
  readonly overflows: boolean;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** Scrolls by what is in sight: 1 on, -1 back. */
  readonly page: (direction: 1 | -1) => void;
}

export interface SlidesStanding {
  /** How many slides stand, and how many there are. */
  readonly standing: number;
  readonly all: number;
  /** Fewer than two pages of those that stand are left, and there are more. */
  readonly onNearEnd: () => void;
}

/** Fractions of a pixel that browsers leave at an end. */
const SLACK = 2;

/** Where a sideways scrolling element stands, as it scrolls and as its size changes. */
export const useSlides = (
  track: RefObject<HTMLElement | null>,
  { standing, all, onNearEnd }: SlidesStanding,
): Slides => {
  const [position, setPosition] = useState({ overflows: false, atStart: true, atEnd: true });
  const passed = useEffectEvent((pagesLeft: number): void => {
    if (pagesLeft < 2 && standing < all) onNearEnd();
  });

  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const next = {
        overflows: scrollWidth > clientWidth + SLACK,
        atStart: scrollLeft <= SLACK,
        atEnd: standing === all && scrollLeft + clientWidth >= scrollWidth - SLACK,
      };
      // Where nothing is laid out, nothing is near an end.
      if (clientWidth > 0) passed((scrollWidth - scrollLeft) / clientWidth - 1);
      setPosition((before) =>
        before.overflows === next.overflows && before.atStart === next.atStart && before.atEnd === next.atEnd
          ? before
          : next,
      );
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
  }, [track, standing, all]);

  const page = (direction: 1 | -1): void => {
    const element = track.current;
    if (element === null) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({ left: direction * element.clientWidth, behavior: calm ? 'instant' : 'smooth' });
  };
  return { ...position, page };
};
