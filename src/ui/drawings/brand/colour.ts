/** Linear-light sRGB, each channel 0 to 1 inside the gamut. Scaling CIE XYZ is scaling these three alike. */
export interface LinearRgb {
  r: number;
  g: number;
  b: number;
}

/** OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

export const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** One sRGB channel, 0 to 1, to linear light. */
const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fromLinear = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** `#rrggbb` to linear light. */
export function linearOf(hex: string): LinearRgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return {
    r: toLinear(((value >> 16) & 255) / 255),
    g: toLinear(((value >> 8) & 255) / 255),
    b: toLinear((value & 255) / 255),
  };
}

/** Clips to the gamut, rounds to 8 bits and writes `#rrggbb`. */
export function hexOf({ r, g, b }: LinearRgb): string {
  const byte = (v: number) =>
    Math.round(fromLinear(clamp(0, v, 1)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${byte(r)}${byte(g)}${byte(b)}`;
}

/** Every channel clamped to 0..1. */
export function clip({ r, g, b }: LinearRgb): LinearRgb {
  return { r: clamp(0, r, 1), g: clamp(0, g, 1), b: clamp(0, b, 1) };
}

/** Every channel times `factor`, plus `white` of white. */
export function scale({ r, g, b }: LinearRgb, factor: number, white = 0): LinearRgb {
  return { r: r * factor + white, g: g * factor + white, b: b * factor + white };
}

/** Relative luminance, as WCAG's contrast uses it. */
export function luminance({ r, g, b }: LinearRgb): number {
  return 0.2126390058715103 * r + 0.7151686787677559 * g + 0.0721923153607337 * b;
}

/** Linear light to OKLCH (Björn Ottosson's matrices as CSS Color 4 gives them). An achromatic colour has hue 0. */
export function oklchOf({ r, g, b }: LinearRgb): Oklch {
  const long = Math.cbrt(0.412221469470763 * r + 0.5363325372617348 * g + 0.0514459932675022 * b);
  const medium = Math.cbrt(0.2119034958178252 * r + 0.6806995506452344 * g + 0.1073969535369406 * b);
  const short = Math.cbrt(0.0883024591900564 * r + 0.2817188391361215 * g + 0.6299787016738222 * b);
  const l = 0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short;
  const a = 1.9779985324311684 * long - 2.4285922420485799 * medium + 0.450593709617411 * short;
  const bb = 0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short;
  const c = Math.hypot(a, bb);
  if (c < 0.0004) return { l, c, h: 0 };
  const h = (Math.atan2(bb, a) * 180) / Math.PI;
  return { l, c, h: h < 0 ? h + 360 : h };
}

/** OKLCH to linear light; may lie outside the gamut. */
export function linearOfOklch({ l, c, h }: Oklch): LinearRgb {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const bb = c * Math.sin(angle);
  const long = (l + 0.3963377773761749 * a + 0.2158037573099136 * bb) ** 3;
  const medium = (l - 0.1055613458156586 * a - 0.0638541728258133 * bb) ** 3;
  const short = (l - 0.0894841775298119 * a - 1.2914855480194092 * bb) ** 3;
  return {
    r: 4.0767416360759574 * long - 3.3077115392580616 * medium + 0.2309699031821044 * short,
    g: -1.2684379732850317 * long + 2.6097573492876887 * medium - 0.3413193760026573 * short,
    b: -0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short,
  };
}

/** WCAG contrast of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const y = (hex: string) => {
    const { r, g, b } = linearOf(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const a = y(one) + 0.05;
  const b = y(other) + 0.05;
  return a > b ? a / b : b / a;
}
