/** The steps of zooming, as shares of the width of the place. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** Smaller than this the text of a document cannot be read: CSS pixels for each point. */
const READABLE = 0.85;
/** Wider than this a page would fill a desk for nothing. */
const WIDEST = 1.5;

/** The scale at which a page is shown first: as wide as its place, but readable, and no poster. */
export const firstScale = (roomWidth: number, pageWidth: number): number =>
  Math.min(WIDEST, Math.max(READABLE, roomWidth / pageWidth));

/** The next step up or down; the same at either end. */
export const zoomed = (zoom: number, by: 1 | -1): number =>
  by === 1 ? (STEPS.find((step) => step > zoom) ?? zoom) : (STEPS.findLast((step) => step < zoom) ?? zoom);
