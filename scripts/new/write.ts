import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Edit } from './insert.ts';

/** A file that does not exist yet. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** Lines that go into a file that all areas share, or all of one area. */
export interface Change {
  readonly path: string;
  readonly edits: readonly Edit[];
}

/** What one run of the generator writes. */
export interface Recipe {
  readonly area: string;
  readonly files: readonly NewFile[];
  readonly changes: readonly Change[];
  /** What is left to a person, in the order in which it is done. */
  readonly toFillIn: readonly string[];
}

const edited = (root: string, { path, edits }: Change): NewFile => {
  if (!existsSync(`${root}${path}`)) throw new Error(`${path} is missing.`);
  try {
    return { path, text: edits.reduce((text, edit) => edit(text), readFileSync(`${root}${path}`, 'utf8')) };
  } catch (error) {
    throw new Error(`${path} ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
  }
};

/**
 * Writes a recipe below `root`, which ends with a slash: all of it, or nothing where a file exists or a line cannot be
 * inserted.
 */
export const write = (root: string, { files, changes }: Recipe): void => {
  const existing = files.find(({ path }) => existsSync(`${root}${path}`));
  if (existing !== undefined) throw new Error(`${existing.path} exists already. Nothing was written.`);
  const texts = [...files, ...changes.map((change) => edited(root, change))];
  for (const { path, text } of texts) {
    mkdirSync(dirname(`${root}${path}`), { recursive: true });
    writeFileSync(`${root}${path}`, text);
  }
};

/** What a run prints. */
export const reportOf = ({ area, files, changes, toFillIn }: Recipe): string =>
  [
    `Written, ${files.length} files:`,
    ...files.map(({ path }) => `  ${path}`),
    `Changed, ${changes.length} shared files:`,
    ...changes.map(({ path }) => `  ${path}`),
    'To be filled in, in this order (npm run types names each place):',
    ...toFillIn.map((step, index) => `  ${index + 1}. ${step}`),
    `Then: npm test -- --area ${area}`,
    '',
  ].join('\n');
