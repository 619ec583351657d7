import { useEffect, useRef, useState, type RefObject } from 'react';

/** So far before it can be seen, in pixels: what it shows has time to arrive. */
const MARGIN = '400px 0px';

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One for all elements: a list of a thousand rows asks a thousand times. */
const shared = (): IntersectionObserver => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) callbacks.get(target)?.();
    },
    { rootMargin: MARGIN },
  );
  return observer;
};

/** Whether an element has come near the window since it stands, for what is fetched or drawn only then. It stays true. */
export const useNear = <E extends Element>(): readonly [ref: RefObject<E | null>, isNear: boolean] => {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(!('IntersectionObserver' in window));
  useEffect(() => {
    const element = ref.current;
    if (element === null || isNear) return undefined;
    callbacks.set(element, () => setNear(true));
    shared().observe(element);
    return () => {
      callbacks.delete(element);
      shared().unobserve(element);
    };
  }, [isNear]);
  return [ref, isNear];
};
