import { useEffect, useRef, useState, type RefObject } from 'react';

/** So far before it can be seen, in pixels: what it shows has time to arrive. */
const MARGIN = '400px 0px';

/** So long something stays near before it counts: what a list is flung past is neither fetched nor drawn. Milliseconds. */
const STAYS_MS = 150;

interface Watched {
  readonly cameNear: () => void;
  /** What is cheap counts at once. */
  readonly isAtOnce: boolean;
}

const watched = new WeakMap<Element, Watched>();
/** Of what is near and has not stayed for long. */
const timers = new WeakMap<Element, number>();
/** Whoever goes through a list by keyboard would go past what does not stand yet: it has nothing that takes the focus. */
const hasFocusBeside = (element: Element): boolean =>
  element.closest('section')?.contains(document.activeElement) === true;

let observer: IntersectionObserver | undefined;

/** One for all elements: a list of a thousand rows asks a thousand times. */
const shared = (): IntersectionObserver => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        clearTimeout(timers.get(target));
        const found = watched.get(target);
        if (!isIntersecting || found === undefined) continue;
        if (found.isAtOnce || hasFocusBeside(target)) found.cameNear();
        else timers.set(target, window.setTimeout(found.cameNear, STAYS_MS));
      }
    },
    { rootMargin: MARGIN },
  );
  return observer;
};

/**
 * Whether an element has come near the window since it stands, for what is fetched or drawn only then (0282). It stays
 * true. `isAtOnce`: it need not stay there first.
 */
export const useNear = <E extends Element>({ isAtOnce = false } = {}): readonly [
  ref: RefObject<E | null>,
  isNear: boolean,
] => {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(!('IntersectionObserver' in window));
  useEffect(() => {
    const element = ref.current;
    if (element === null || isNear) return undefined;
    watched.set(element, { cameNear: () => setNear(true), isAtOnce });
    shared().observe(element);
    return () => {
      watched.delete(element);
      clearTimeout(timers.get(element));
      shared().unobserve(element);
    };
  }, [isNear, isAtOnce]);
  return [ref, isNear];
};
