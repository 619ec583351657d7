/**
 * `npm run new -- list <area>` and `npm run new -- flow <area>/<name>`: write the files of a list page or of a flow,
 * and their lines in the lists that areas share. What only a person can know is left out, so that types and tests name
 * it.
 */
import { fileURLToPath } from 'node:url';
import { flowRecipe } from './new/flow-recipe.ts';
import { listRecipe } from './new/list-recipe.ts';
import { flowNames, listNames } from './new/names.ts';
import { reportOf, write, type Recipe } from './new/write.ts';

const USAGE = 'npm run new -- list <area>, or npm run new -- flow <area>/<name>';

const recipeOf = (root: string, kind: string | undefined, name: string | undefined): Recipe => {
  if (name !== undefined && kind === 'list') return listRecipe(root, listNames(root, name));
  if (name !== undefined && kind === 'flow') return flowRecipe(root, flowNames(root, name));
  throw new Error(USAGE);
};

/**
 * Writes what the arguments name below `root`, which ends with a slash, and returns what is printed. Throws before it
 * writes anything that it cannot write.
 */
export const generate = (root: string, [kind, name, ...rest]: readonly string[]): string => {
  if (rest.length > 0) throw new Error(USAGE);
  const recipe = recipeOf(root, kind, name);
  write(root, recipe);
  return reportOf(recipe);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(generate(fileURLToPath(new URL('../', import.meta.url)), process.argv.slice(2)));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
