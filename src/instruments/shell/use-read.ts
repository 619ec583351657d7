import { useEffect, useState } from 'react';
import type { Demo } from '#contracts/demo.ts';
import type { ProductFrame } from '../product/product-frame.ts';

/** What a read of the console gives, once: for what does not change while the page is open. Null until it has come. */
export const useRead = <T>(product: ProductFrame, read: (demo: Demo) => Promise<T>): T | null => {
  const [value, setValue] = useState<T | null>(null);
  useEffect(() => {
    let isWanted = true;
    void product
      .demo()
      .then(read)
      .then((found) => {
        if (isWanted) setValue(found);
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [product, read]);
  return value;
};
