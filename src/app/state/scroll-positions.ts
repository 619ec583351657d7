/** Where the router keeps how far each page of this tab was scrolled (B-23). */
export const SCROLL_POSITIONS = 'waymark.places';

let generation = 0;

/** How often the positions were forgotten: what restores them begins anew with each. */
export const scrollGeneration = (): number => generation;

/** A-28, H-07: forgets where the pages of the person before were left, also what the router has in memory of it. */
export const forgetScrollPositions = (): void => {
  generation += 1;
  try {
    // An empty list and not nothing: what the router reads takes the place of what it has in memory.
    sessionStorage.setItem(SCROLL_POSITIONS, '{}');
  } catch {
    // Storage is closed: then nothing was stored either.
  }
};
