import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import type { ProductFrame } from '../product/product-frame.ts';

type There = typeof import('#e2e/there/be-there.ts');
type Visit = Parameters<There['beThere']>[2];
/** What became of it, as `e2e/there/be-there.ts` says it. */
export type Arrival = Awaited<ReturnType<There['beThere']>>;
export type Walked = Awaited<ReturnType<There['walkThrough']>>;

/** The walks, loaded when they are first asked for, and the frame for them. */
const visit = async (product: ProductFrame, onStep: (step: string) => void): Promise<{ readonly there: There; readonly visit: Visit }> => {
  const frame = product.view()?.frameElement;
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('The product does not stand beside the instruments.');
  return { there: await import('#e2e/there/be-there.ts'), visit: { frame, base: product.base, onStep } };
};

/**
 * Brings the product to a state of a chart, by the walks of the end-to-end tests: the shortest path is replayed in a fresh
 * world, until the screen shows the state. `onStep` hears of each step as it begins. Rejects where the product or the walks
 * cannot be loaded; a path that fails is an answer.
 */
export const beThere = async (product: ProductFrame, entry: CatalogueEntry, stateId: string, onStep: (step: string) => void): Promise<Arrival> => {
  const { there, visit: on } = await visit(product, onStep);
  return there.beThere(entry, stateId, on);
};

/** Takes every transition of a chart in the product, and looks for each state on the screen, in as few walks as the tests. */
export const walkThrough = async (product: ProductFrame, entry: CatalogueEntry, onStep: (step: string) => void): Promise<Walked> => {
  const { there, visit: on } = await visit(product, onStep);
  return there.walkThrough(entry, on);
};
