import type { Arrival, Visit, Walked } from '#e2e/there/be-there.ts';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import type { ProductFrame } from '../product/product-frame.ts';

/** Where the walks are performed. */
const visitOf = (product: ProductFrame, onStep: (step: string) => void): Visit => {
  const frame = product.view()?.frameElement;
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('The product does not stand beside the instruments.');
  return { frame, base: product.base, onStep };
};

/** The walks, which are loaded when they are first asked for. */
const walks = () => import('#e2e/there/be-there.ts');

/**
 * Brings the product to a state of a chart, by the walks of the end-to-end tests: the shortest path is replayed in a
 * fresh world, until the screen shows the state. `onStep` hears of each step as it begins. Rejects where the product or
 * the walks cannot be loaded; a path that fails is an answer.
 */
export const beThere = async (
  product: ProductFrame,
  entry: CatalogueEntry,
  stateId: string,
  onStep: (step: string) => void,
): Promise<Arrival> => {
  const visit = visitOf(product, onStep);
  return (await walks()).beThere(entry, stateId, visit);
};

/**
 * Takes every transition of a chart in the product, and looks for each state on the screen, in as few walks as the
 * tests.
 */
export const walkThrough = async (
  product: ProductFrame,
  entry: CatalogueEntry,
  onStep: (step: string) => void,
): Promise<Walked> => {
  const visit = visitOf(product, onStep);
  return (await walks()).walkThrough(entry, visit);
};
