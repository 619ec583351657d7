import type { StripeElementStyle } from '@stripe/stripe-js';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { providerColour } from './provider-colour.ts';

const computed = (element: HTMLElement, colour: string): string => {
  const probe = document.createElement('span');
  probe.style.color = colour;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

/**
 * Colours of the tokens as this element has them, by the names of the provider's styles: its frame knows no custom
 * properties.
 */
const coloursOf = (element: HTMLElement, colours: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colours).flatMap(([name, token]) => {
      const colour = providerColour(computed(element, token));
      return colour === undefined ? [] : [[name, colour] as const];
    }),
  );

const styleOf = (element: HTMLElement): StripeElementStyle => {
  const { fontFamily, fontSize } = getComputedStyle(element);
  return {
    base: {
      ...coloursOf(element, { color: 'var(--ink)', iconColor: 'var(--ink-2)' }),
      fontFamily,
      fontSize,
      '::placeholder': coloursOf(element, { color: 'var(--ink-2)' }),
    },
    invalid: coloursOf(element, { color: 'var(--bad)', iconColor: 'var(--bad)' }),
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
