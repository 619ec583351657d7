/** What a card's figure follows: its category, where that is known, and its own id. */
export interface FigureSeed {
  readonly id: number;
  readonly category?: number | null | undefined;
}

/** One of the figures: which of the seven families, and which of its elements has the organisation's colour. */
export interface Figure {
  readonly family: number;
  /** 0 to 4: the coloured element. */
  readonly marked: number;
}

/** The outlines of a figure on a field of 400 × 140, and of its one element in the organisation's colour. */
export interface Outlines {
  readonly field: string;
  readonly marked: string;
}

/** Five of the nine elements of a row stand where even the narrowest card shows them, and may have the colour. */
const MARKED = 5;
const ELEMENTS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const FIRST_MARKED = 2;

type Family = (marked: number) => Outlines;

/** A family of nine elements in a row, each drawn by its place. */
const row =
  (draw: (at: number) => string): Family =>
  (marked) => ({
    field: ELEMENTS.filter((at) => at !== marked + FIRST_MARKED)
      .map(draw)
      .join(''),
    marked: draw(marked + FIRST_MARKED),
  });

const circle = (x: number, r: number): string => `M${x - r} 70a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const rings: Family = (marked) => {
  const x = 104 + 48 * marked;
  return { field: [208, 176, 144, 112, 80, 48].map((r) => circle(x, r)).join(''), marked: circle(x, 20) };
};

const slats = row((at) => `M${44 * at - 10} 140l46-140h20l-46 140z`);
const arches = row((at) => `M${48 * at - 12} 140V56a20 20 0 0 1 40 0v84h-10V56a10 10 0 0 0-20 0v84z`);
const drops = row((at) => `M${44 * at + 6} 0v${104 - 12 * Math.abs(at - 4)}a16 16 0 0 0 32 0V0z`);
const steps = row((at) => `M${44 * at + 3} 140V${112 - 11 * at}h38v${28 + 11 * at}z`);
const leaves = row((at) => `M${44 * at + 2} 122q0-66 40-104q0 66-40 104z`);
const stripes = row((at) => `M${24 + 26 * at + 2 * at * at} 0h${4 + 4 * at}v140h${-4 - 4 * at}z`);

/** So many cards a desk shows at once. */
const BESIDE = 3;

const FAMILIES = [slats, arches, drops, steps, leaves, rings, stripes] as const;

/** Draws a figure. */
export const outlinesOf = ({ family, marked }: Figure): Outlines => (FAMILIES[family] ?? rings)(marked);

/** The first from `wanted` on, around `count`, that is not among `taken`. */
const firstFree = (wanted: number, count: number, taken: readonly number[]): number => {
  let free = wanted % count;
  while (taken.includes(free)) free = (free + 1) % count;
  return free;
};

/**
 * V4: each item of a row with its figure, by category and id, so that it is the same at every visit. Three beside each
 * other are of three families; within five of one family none is drawn twice.
 */
export const withFigures = <Item>(
  items: readonly Item[],
  seedOf: (item: Item) => FigureSeed,
): readonly { readonly item: Item; readonly figure: Figure }[] => {
  const drawn: Figure[] = [];
  return items.map((item) => {
    const { id, category } = seedOf(item);
    const beside = drawn.slice(1 - BESIDE).map((figure) => figure.family);
    const family = firstFree(category ?? id, FAMILIES.length, beside);
    const alike = drawn.filter((figure) => figure.family === family).slice(1 - MARKED);
    const figure = {
      family,
      marked: firstFree(
        id,
        MARKED,
        alike.map(({ marked }) => marked),
      ),
    };
    drawn.push(figure);
    return { item, figure };
  });
};
