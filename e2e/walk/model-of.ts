import { existsSync } from 'node:fs';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import type { Model } from './model.ts';

/**
 * The model of a flow, found by its chart's area and name. Throws with the name of the file that is missing, or that
 * exports no `flow`.
 */
export const modelOf = async ({ area, name }: CatalogueEntry): Promise<Model> => {
  const file = `e2e/${area}/${name}.model.ts`;
  const address = new URL(`../../${file}`, import.meta.url);
  if (!existsSync(address))
    throw new Error(`The chart ${area}/${name} has no model of its real view: ${file} is missing.`);
  const { flow } = (await import(address.href)) as { readonly flow?: Model };
  if (flow === undefined) throw new Error(`${file} exports no \`flow\`.`);
  return flow;
};
