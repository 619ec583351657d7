import { brandTheme } from '#ui/drawings/brand/brand.ts';

/**
 * A figure on a field of 400 × 250 (1.6:1). Fills: `a` stronger wash, `b` wash, `s` the one element in the
 * organisation's colour.
 */
type Figure = (x: number) => string;

const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
const rings = (cx: number, cy: number): string =>
  repeat(
    6,
    (index) => `<circle class="${index % 2 === 0 ? 'a' : 'b'}" cx="${cx}" cy="${cy}" r="${208 - index * 32}"/>`,
  ) + `<circle class="s" cx="${cx}" cy="${cy}" r="20"/>`;

const stripes = (marked: number): string =>
  repeat(
    9,
    (index) =>
      `<rect class="${index === marked ? 's' : 'a'}" x="${8 + index * 26 + index * index * 2}" y="0" width="${4 + index * 4}" height="250"/>`,
  );

const arches = (marked: number): string =>
  repeat(3, (arch) =>
    repeat(4, (ring) => {
      const left = arch * 160 + ring * 20;
      const radius = 80 - ring * 20;
      const fill = arch === marked && ring === 3 ? 's' : ring % 2 === 0 ? 'a' : 'b';
      return `<path class="${fill}" d="M${left} 250V160a${radius} ${radius} 0 0 1 ${radius * 2} 0V250z"/>`;
    }),
  );

const bars = (marked: number): string =>
  [
    [-10, 190],
    [60, 250],
    [20, 150],
    [120, 290],
    [-10, 230],
    [90, 180],
    [40, 330],
  ]
    .map(
      ([x, width], index) =>
        `<rect class="${index === marked ? 's' : 'a'}" x="${String(x)}" y="${14 + index * 34}" width="${String(width)}" height="20"/>`,
    )
    .join('');

const pulse = (marked: number): string =>
  repeat(
    8,
    (index) =>
      `<path class="${index === marked ? 'sl' : 'l'}" stroke-width="14" d="M-20 ${14 + index * 34}H120l30-34 46 64 30-30H420"/>`,
  );

const drops = (marked: number): string =>
  repeat(
    9,
    (index) =>
      `<path class="${index === marked ? 's' : 'a'}" d="M${index * 46 - 4} 0V${130 - Math.abs(index - 4) * 12}a19 19 0 0 0 38 0V0z"/>`,
  );

const slants = (marked: number): string =>
  repeat(
    14,
    (index) => `<path class="${index === marked ? 's' : 'a'}" d="M${index * 44 - 140} 250l125-250h20l-125 250z"/>`,
  );

const grid = (marked: number): string =>
  repeat(
    60,
    (index) =>
      `<rect class="${index === marked ? 's' : 'a'}" x="${4 + (index % 10) * 42}" y="${8 + Math.floor(index / 10) * 40}" width="30" height="26"/>`,
  );

const waves = (marked: number): string =>
  repeat(
    9,
    (index) =>
      `<path class="${index === marked ? 'sl' : 'l'}" stroke-width="14" d="M-40 ${10 + index * 30}c30 0 30-18 60-18s30 18 60 18 30-18 60-18 30 18 60 18 30-18 60-18 30 18 60 18 30-18 60-18 30 18 60 18"/>`,
  );

/** One figure per category. */
const FIGURES: Readonly<Record<string, Figure>> = {
  rings: (x) => rings(x, 250),
  stripes,
  arches,
  bars,
  pulse,
  drops,
  slants,
  grid,
  waves,
  circles: (x) => rings(x, 125),
};

/** An SVG in the light theme of a colour. `figure` names one above, `x` its place or the element in the colour. */
export const thumbnail = (seed: string, figure: string, x: number): string => {
  const { light } = brandTheme(seed);
  const draw = FIGURES[figure];
  if (draw === undefined) throw new Error(`No figure is called '${figure}'.`);
  // Attributes, not a style element: the picture then shows under any content security policy.
  const paint: Readonly<Record<string, string>> = {
    a: `fill="${light['wash-2']}"`,
    b: `fill="${light.wash}"`,
    s: `fill="${light.sign}"`,
    l: `fill="none" stroke="${light['wash-2']}"`,
    sl: `fill="none" stroke="${light.sign}"`,
  };
  const painted = draw(x).replace(/class="(\w+)"/g, (_, name: string) => paint[name] ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 250" width="800" height="500"><rect fill="${light.wash}" width="400" height="250"/>${painted}</svg>\n`;
};

/** The organisation's mark on its colour, as the design draws it: 36 square, 2 px corners. */
export const logo = (seed: string, path: string): string => {
  const { light } = brandTheme(seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" width="72" height="72"><rect width="36" height="36" rx="2" fill="${light.sign}"/><g transform="translate(6 6)" fill="none" stroke="${light['on-sign']}" stroke-width="2.5">${path}</g></svg>\n`;
};
