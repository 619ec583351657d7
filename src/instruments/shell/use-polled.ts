import { useCallback, useEffect, useRef, useState } from 'react';
import type { Demo } from '#contracts/demo.ts';
import type { ProductFrame } from '../product/product-frame.ts';

/**
 * What a read of the console gives, again and again while the page is visible: everything it shows may be changed by
 * the product, by another tab or by time. A read that never ends (its document was left) is overtaken by the next.
 */
export const usePolled = <T>(
  product: ProductFrame,
  read: (demo: Demo) => Promise<T>,
  everyMs: number,
): { readonly value: T | null; readonly again: () => void } => {
  const [value, setValue] = useState<T | null>(null);
  const newest = useRef(0);
  const started = useRef(0);
  const again = useCallback(() => {
    started.current += 1;
    const turn = started.current;
    void product
      .demo()
      .then(read)
      .then((found) => {
        if (turn <= newest.current) return;
        newest.current = turn;
        setValue(found);
      })
      // The page is being left, or does not answer: the next turn asks again.
      .catch(() => undefined);
  }, [product, read]);
  useEffect(() => {
    again();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') again();
    }, everyMs);
    const stop = product.subscribe(again);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [product, again, everyMs]);
  return { value, again };
};
