import { hexOf, linearOfOklch } from '#ui/drawings/brand/colour.ts';

const OKLCH = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+|none)\s+([-\d.]+|none)(?:deg)?\s*\)$/;

/** A part of a computed colour; `none` counts as nothing. */
const partOf = (text: string | undefined): number => (text === undefined || text === 'none' ? 0 : Number(text));

/**
 * A computed colour as the card provider takes it: the tokens are computed as `oklch()`, which its frame may refuse, so
 * they become `#rrggbb`; `rgb()` and `#…` stand. Undefined for any other: then the provider's own colour stays.
 */
export const providerColour = (computed: string): string | undefined => {
  if (/^(?:rgba?\(|#)/.test(computed)) return computed;
  const found = OKLCH.exec(computed);
  if (found === null) return undefined;
  const [, lightness, percent, chroma, hue] = found;
  return hexOf(
    linearOfOklch({ l: partOf(lightness) / (percent === '%' ? 100 : 1), c: partOf(chroma), h: partOf(hue) }),
  );
};
