import { useEffect, useEffectEvent } from 'react';
import { areKeysOn } from '#ui/actions/keys/key-switch.ts';
import type { ProductFrame } from '../product/product-frame.ts';
import { DEMO_KEY, isPressed } from './press-key.ts';

/** Calls `onPress` for the key of the demo desk, pressed in the instruments or in the product. WCAG 2.1.4: never where single keys are switched off. */
export const useDemoKey = (product: ProductFrame, onPress: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (areKeysOn() && isPressed(event, DEMO_KEY)) onPress();
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
