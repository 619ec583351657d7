import type { StripeElementStyle } from '@stripe/stripe-js';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** A colour of the tokens as this element has it: the provider's frame knows no custom properties. */
const resolved = (element: HTMLElement, colour: string): string => {
  const probe = document.createElement('span');
  probe.style.color = colour;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

const styleOf = (element: HTMLElement): StripeElementStyle => {
  const { fontFamily, fontSize } = getComputedStyle(element);
  return {
    base: { color: resolved(element, 'var(--ink)'), iconColor: resolved(element, 'var(--ink-2)'), fontFamily, fontSize, '::placeholder': { color: resolved(element, 'var(--ink-2)') } },
    invalid: { color: resolved(element, 'var(--bad)'), iconColor: resolved(element, 'var(--bad)') },
  };
};

/** The text of the card in the colours of the page, light or dark, also when that changes. Undefined before it is drawn. */
export const useCardStyle = (field: RefObject<HTMLElement | null>): StripeElementStyle | undefined => {
  const [style, setStyle] = useState<StripeElementStyle>();
  useLayoutEffect(() => {
    const read = (): void => {
      if (field.current !== null) setStyle(styleOf(field.current));
    };
    read();
    const chosen = new MutationObserver(read);
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const device = window.matchMedia('(prefers-color-scheme: dark)');
    device.addEventListener('change', read);
    return () => {
      chosen.disconnect();
      device.removeEventListener('change', read);
    };
  }, [field]);
  return style;
};
