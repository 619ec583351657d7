import { globSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Folders of `contracts/` that are no area. */
const NOT_AREAS: readonly string[] = ['pacts', 'testing'];

/** The word list of areas in a checkout: the folders of its `contracts/`, sorted. `root` ends with a slash. */
export const areasIn = (root: string): readonly string[] =>
  readdirSync(`${root}contracts`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_AREAS.includes(entry.name))
    .map(({ name }) => name)
    .toSorted();

/** The areas of this checkout. */
export const AREAS: readonly string[] = areasIn(ROOT);

/** What is wrong with the name of an area, or null where it is one. */
export const areaProblem = (name: string): string | null =>
  AREAS.includes(name) ? null : `There is no area '${name}'. There are: ${AREAS.join(', ')}.`;

/** An area named on the command line. Ends the process with the list of areas where there is no such one. */
export const requireArea = (name: string): string => {
  const problem = areaProblem(name);
  if (problem === null) return name;
  process.stderr.write(`${problem}\n`);
  return process.exit(1);
};

/** Whether an area pins calls or events so far; one that has only schemas does not. */
export const hasPacts = (area: string): boolean =>
  globSync(`contracts/${area}/*.pact.test.ts`, { cwd: ROOT }).length > 0;
