import { useLayoutEffect } from 'react';
import { applyBrand } from './brand.ts';

/**
 * Paints the page in an organisation's colour while its component stands; the product's own comes back afterwards, and
 * stands where the organisation has none. Before anything of the organisation is painted, so that its name never stands
 * in another one's colour.
 */
export const useBrand = (colour: string | null | undefined): void => {
  useLayoutEffect(() => {
    if (colour === null || colour === undefined) return undefined;
    applyBrand(document.documentElement, colour);
    return () => applyBrand(document.documentElement, null);
  }, [colour]);
};
