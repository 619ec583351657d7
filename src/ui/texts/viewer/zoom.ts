/** The steps of zooming, as shares of the width of the place. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** Wider than this a page would fill a desk for nothing. */
const WIDEST = 1.5;

/**
 * The scale at which a page is shown first, in CSS pixels for each point: as wide as its place, and no poster. No line
 * needs panning (L-19).
 */
export const firstScale = (roomWidth: number, pageWidth: number): number => Math.min(WIDEST, roomWidth / pageWidth);

/** The width of A4 in points, which most documents have. */
const A4_WIDTH = 595;

/** How wide a page most likely will be, in CSS pixels, while nobody has read how wide it is. */
export const likelyWidth = (roomWidth: number): number => firstScale(roomWidth, A4_WIDTH) * A4_WIDTH;

/** The next step up or down; the same at either end. */
export const zoomed = (zoom: number, by: 1 | -1): number =>
  by === 1 ? (STEPS.find((step) => step > zoom) ?? zoom) : (STEPS.findLast((step) => step < zoom) ?? zoom);
