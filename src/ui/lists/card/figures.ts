/** What a card's figure follows: its category, where that is known, and its own id. */
export interface FigureSeed {
  readonly id: number;
  readonly category?: number | null | undefined;
}

/** One of the figures: which of the seven families, and how it is drawn. */
export interface Figure {
  readonly family: number;
  /** 0 to 4: the element in the organisation's colour. */
  readonly marked: number;
  /** 0 to 8: where the figure has its centre. */
  readonly centre: number;
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

/** So many pictures a family has. Ids of different kinds differ by round numbers: each round begins one centre further. */
const PICTURES = MARKED * ELEMENTS.length;

type Family = (figure: Figure) => Outlines;

/** A family of nine elements in a row, each drawn by its place and by how far it is from the centre. */
const row =
  (draw: (at: number, far: number) => string): Family =>
  ({ marked, centre }) => {
    const element = (at: number): string => draw(at, Math.abs(at - centre));
    return {
      field: ELEMENTS.filter((at) => at !== marked + FIRST_MARKED)
        .map(element)
        .join(''),
      marked: element(marked + FIRST_MARKED),
    };
  };

const circle = (x: number, r: number): string => `M${x - r} 70a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const rings: Family = ({ marked, centre }) => {
  const x = 120 + 20 * centre;
  return {
    field: [208, 176, 144, 112, 80, 48].map((r) => circle(x, r)).join(''),
    marked: circle(x, 12 + 8 * marked),
  };
};

const slats = row((at, far) => {
  const lean = 46 - 8 * far;
  return `M${44 * at + 13 - lean / 2} 140l${lean}-140h20l${-lean} 140z`;
});
const arches = row(
  (at, far) => `M${48 * at - 12} 140V${48 + 7 * far}a20 20 0 0 1 40 0V140h-10V${48 + 7 * far}a10 10 0 0 0-20 0V140z`,
);
const drops = row((at, far) => `M${44 * at + 6} 0v${104 - 12 * far}a16 16 0 0 0 32 0V0z`);
const steps = row((at, far) => `M${44 * at + 3} 140v${-116 + 12 * far}h38V140z`);
const leaves = row((at, far) => {
  const top = 112 - 10 * far;
  return `M${44 * at + 2} 130q0-${0.6 * top} 40-${top}q0 ${0.6 * top}-40 ${top}z`;
});
const stripes = row((at, far) => {
  const width = 38 - 4 * far;
  return `M${44 * at + 24 - width / 2} 0h${width}v140h${-width}z`;
});

const FAMILIES = [slats, arches, drops, steps, leaves, rings, stripes] as const;

/** Draws a figure. */
export const outlinesOf = (figure: Figure): Outlines => (FAMILIES[figure.family] ?? rings)(figure);

/**
 * V4, V27: the figure of a thing, the same wherever it stands and whatever stands beside it (0378). The category says
 * the family, the id how it is drawn: thirty-five of a family that follow each other are as many pictures.
 */
export const figureOf = ({ id, category }: FigureSeed): Figure => ({
  family: (category ?? id) % FAMILIES.length,
  marked: id % MARKED,
  centre: (id + Math.floor(id / PICTURES)) % ELEMENTS.length,
});
