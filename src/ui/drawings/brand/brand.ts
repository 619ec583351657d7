import {
  clamp,
  clip,
  hexOf,
  linearOf,
  linearOfOklch,
  luminance,
  oklchOf,
  scale,
  type LinearRgb,
  type Oklch,
} from './colour.ts';

/** The organisation's colour as a material; every value is `#rrggbb`. */
export interface BrandTokens {
  /** The one solid fill of a page. */
  sign: string;
  /** Text on it, near-black or near-white. */
  'on-sign': string;
  /** The fill under the pointer; moves away from its text. */
  'sign-hover': string;
  /** Lines, progress, selected controls; at least 3:1 on every ground. */
  mark: string;
  /** Text in the organisation's colour; at least 4.5:1 on every ground. */
  'brand-ink': string;
  /** Selection, cover. */
  wash: string;
  /** Thumbnails, avatars. */
  'wash-2': string;
}

/** What an organisation without a valid colour gets: the product's own navy. */
export const DEFAULT_SEED = '#1f3a6d';

/**
 * An organisation's `colour_primary` as `#rrggbb`. Accepts three or six hexadecimal digits with or without `#`;
 * anything else, missing included, gives the default navy.
 */
export function parseSeed(colour: string | null | undefined): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour?.trim() ?? '')?.[1]?.toLowerCase();
  if (digits === undefined) return DEFAULT_SEED;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

const fill = (colour: Oklch): LinearRgb => clip(linearOfOklch(colour));

/** Between these luminances neither text reaches 4.5:1 with ease, so the fill steps down. */
function step(sign: LinearRgb): LinearRgb {
  const y = luminance(sign);
  return y > 0.168 && y < 0.194 ? scale(sign, 0.168 / y) : sign;
}

/** Darkens to a luminance without touching the hue. */
function darkenedTo(seed: LinearRgb, y: number): LinearRgb {
  const own = luminance(seed);
  return own > y ? scale(seed, y / own) : seed;
}

/** Thinned orange leans to apricot, not to salmon. */
const thinnedHue = (h: number): number => h + 26 * Math.max(0, 1 - Math.abs(h - 44) / 34);

function signTokens(sign: LinearRgb): Pick<BrandTokens, 'sign' | 'on-sign' | 'sign-hover'> {
  const lightText = luminance(sign) < 0.181;
  const text = lightText ? 0.968 : 0.002;
  return {
    sign: hexOf(sign),
    'on-sign': hexOf({ r: text, g: text, b: text }),
    'sign-hover': hexOf(lightText ? scale(sign, 0.8) : clip(scale(sign, 1.0864, 0.03))),
  };
}

/**
 * From one colour to a theme: the brand tokens for light and dark. Contrast is decided on luminance, not on lightness,
 * so every text reaches 4.5:1 and every mark 3:1 for any sRGB seed. An invalid seed counts as the default navy.
 */
export function brandTheme(seed: string): { light: BrandTokens; dark: BrandTokens } {
  const rgb = linearOf(parseSeed(seed));
  const { l, c, h } = oklchOf(rgb);
  const thin = thinnedHue(h);
  return {
    light: {
      ...signTokens(step(fill({ l: clamp(0.3, l, 0.9), c, h }))),
      mark: hexOf(darkenedTo(rgb, 0.18)),
      'brand-ink': hexOf(darkenedTo(rgb, 0.085)),
      wash: hexOf(fill({ l: 0.945, c: Math.min(0.18 * c, 0.03), h: thin })),
      'wash-2': hexOf(fill({ l: 0.876, c: Math.min(0.38 * c, 0.066), h: thin })),
    },
    dark: {
      ...signTokens(step(fill({ l: clamp(0.46, l, 0.88), c, h }))),
      mark: hexOf(fill({ l: Math.max(l, 0.69), c: Math.min(c, 0.15), h })),
      'brand-ink': hexOf(fill({ l: Math.max(l, 0.82), c: Math.min(c, 0.11), h })),
      wash: hexOf(fill({ l: 0.272, c: Math.min(0.42 * c, 0.04), h: thin })),
      'wash-2': hexOf(fill({ l: 0.35, c: Math.min(0.58 * c, 0.062), h: thin })),
    },
  };
}

const followingTheme = ({ light, dark }: ReturnType<typeof brandTheme>, name: keyof BrandTokens): string =>
  `light-dark(${light[name]}, ${dark[name]})`;

/** The fill and the text on it of an organisation that is not the current one, as properties for one element (V18). */
export const signOf = (colour: string | null | undefined): Readonly<Record<'--sign' | '--on-sign', string>> => {
  const theme = brandTheme(parseSeed(colour));
  return { '--sign': followingTheme(theme, 'sign'), '--on-sign': followingTheme(theme, 'on-sign') };
};

/**
 * Paints an organisation's colour: `--brand` (from which tokens.css tints the night's ground) and every brand token,
 * as `light-dark(…)`, so that the theme is followed without painting again. CSSOM only, which a strict CSP allows.
 */
export function applyBrand(root: HTMLElement, seed: string | null | undefined): void {
  const valid = parseSeed(seed);
  const theme = brandTheme(valid);
  root.style.setProperty('--brand', valid);
  for (const name of Object.keys(theme.light) as (keyof BrandTokens)[])
    root.style.setProperty(`--${name}`, followingTheme(theme, name));
}
