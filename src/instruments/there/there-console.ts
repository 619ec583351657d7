import type { Arrival, Walked } from '#e2e/there/be-there.ts';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import type { ProductFrame } from '../product/product-frame.ts';
import { beThere, walkThrough } from './be-there.ts';

/**
 * What the browser's console, and the test over the catalogue, can ask of the instruments. Charts are named
 * `area/name`.
 */
export interface ThereConsole {
  /** The charts, with the ids of their states. */
  readonly machines: () => Promise<Readonly<Record<string, readonly string[]>>>;
  /** Brings the product to a state: `there.be('session/login', 'login.choosing')`. */
  readonly be: (machine: string, stateId: string) => Promise<Arrival>;
  /** Takes every transition of a chart in the product, and looks for each state on the screen. */
  readonly walk: (machine: string) => Promise<Walked>;
}

declare global {
  interface Window {
    /** In the demo's instruments only. */
    there?: ThereConsole;
  }
}

const ignore = (): void => undefined;

/** Puts it on the window. The catalogue and the walks are loaded when they are first asked for. */
export const offerThere = (product: ProductFrame): void => {
  const entries = async (): Promise<ReadonlyMap<string, CatalogueEntry>> => {
    const { catalogue } = await import('#machines/catalogue.ts');
    return new Map(catalogue.map((entry) => [`${entry.area}/${entry.name}`, entry]));
  };
  const entryOf = async (name: string): Promise<CatalogueEntry> => {
    const entry = (await entries()).get(name);
    if (entry === undefined) throw new Error(`There is no chart ${name}.`);
    return entry;
  };
  window.there = {
    machines: async () => {
      const [{ statesOf }, all] = await Promise.all([import('#machines/testing/machine-parts.ts'), entries()]);
      return Object.fromEntries(
        [...all].map(([name, { machine }]) => [name, statesOf(machine.root).map(({ id }) => id)]),
      );
    },
    be: async (name, stateId) => beThere(product, await entryOf(name), stateId, ignore),
    walk: async (name) => walkThrough(product, await entryOf(name), ignore),
  };
};
