import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import type { Model } from '../walk/model.ts';

const files = import.meta.glob<{ readonly flow?: Model }>('../*/*.model.ts');

/** The model of a flow, loaded when it is first asked for. Rejects where the chart has none. */
export const loadModel = async ({ area, name }: CatalogueEntry): Promise<Model> => {
  const { flow } = (await files[`../${area}/${name}.model.ts`]?.()) ?? {};
  if (flow === undefined) throw new Error(`The chart ${area}/${name} has no model of its real view.`);
  return flow;
};
