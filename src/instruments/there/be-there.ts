import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import type { ProductFrame } from '../product/product-frame.ts';

/** What became of it, as `e2e/there/be-there.ts` says it. */
export type Arrival = Awaited<ReturnType<(typeof import('#e2e/there/be-there.ts'))['beThere']>>;

/**
 * Brings the product in the frame to a state of a chart, by the walks of the end-to-end tests: the shortest path is replayed in
 * a fresh world, until the screen shows the state. Never rejects. `onStep` hears of each step as it begins. The walks are loaded when this is
 * first called.
 */
export const beThere = async (product: ProductFrame, entry: CatalogueEntry, stateId: string, onStep: (step: string) => void): Promise<Arrival> => {
  const frame = product.view()?.frameElement;
  if (!(frame instanceof HTMLIFrameElement)) return { kind: 'failed', reason: 'The product does not stand beside the instruments.' };
  const there = await import('#e2e/there/be-there.ts');
  return there.beThere(entry, stateId, { frame, base: product.base, onStep });
};
