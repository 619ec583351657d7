import { createEmitter } from '#api/emitter.ts';

/** Where the router keeps how far each page of this tab was scrolled (B-23). */
export const SCROLL_POSITIONS = 'waymark.places';

const forgotten = createEmitter();
let generation = 0;

/** How often the positions were forgotten: what restores them begins anew with each. */
export const scrollGeneration = (): number => generation;

/** Hears that they were forgotten. Returns the way to stop. */
export const onScrollForgotten = forgotten.subscribe;

/** A-28, H-07: forgets where the pages of the person before were left, also what the router still has in memory of it. */
export const forgetScrollPositions = (): void => {
  try {
    // An empty list and not nothing: what the router reads takes the place of what it has in memory.
    sessionStorage.setItem(SCROLL_POSITIONS, '{}');
  } catch {
    // Storage is closed: then nothing was stored either.
  }
  generation += 1;
  forgotten.emit();
};
