import { useEffect, useEffectEvent } from 'react';
import type { ProductFrame } from '../product/product-frame.ts';
import { isDemoKey } from './press-key.ts';

/** Calls `onPress` for the key of the demo desk, pressed in the instruments or in the product. */
export const useDemoKey = (product: ProductFrame, onPress: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isDemoKey(event)) onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    let heard: Window | null = null;
    const hearProduct = (): void => {
      heard = product.view();
      // The same listener twice is one.
      heard?.addEventListener('keydown', listen);
    };
    window.addEventListener('keydown', listen);
    hearProduct();
    const stop = product.subscribe(hearProduct);
    return () => {
      stop();
      window.removeEventListener('keydown', listen);
      heard?.removeEventListener('keydown', listen);
    };
  }, [product]);
};
