import { hexOf, linearOf, linearOfOklch, oklchOf } from './colour.ts';

/** The surfaces that text and marks stand on, `#rrggbb`. */
export interface Grounds {
  paper: string;
  sheet: string;
  sunk: string;
}

/** The neutral grounds of tokens.css: fixed by day; by night they take a breath of the seed's hue. */
export function groundsOf(seed: string): { light: Grounds; dark: Grounds } {
  const { c, h } = oklchOf(linearOf(seed));
  const hex = (l: number, chroma: number, hue: number) => hexOf(linearOfOklch({ l, c: chroma, h: hue }));
  return {
    light: { paper: hex(0.979, 0.003, 100), sheet: hex(0.997, 0.002, 95), sunk: hex(0.948, 0.006, 95) },
    dark: {
      paper: hex(0.188, Math.min(c, 0.008), h),
      sheet: hex(0.224, Math.min(c, 0.01), h),
      sunk: hex(0.248, Math.min(c, 0.013), h),
    },
  };
}
