import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differencesOf, mergePacts, type PactFiles, type PactJson } from './merge-pacts.ts';
import { withAlternatives } from './pact-alternatives.ts';

export interface Recording {
  /** The folder of the committed pacts. */
  readonly committed: string;
  /** Whether every pact test takes part, so that what is not recorded is gone. */
  readonly isWhole: boolean;
  /** Records into an empty folder and gives the exit code. */
  readonly record: (folder: string) => Promise<number>;
}

export interface Recorded {
  readonly code: number;
  /** A line for each interaction that differs now. */
  readonly differences: readonly string[];
}

const textsIn = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
};

const parsed = (texts: Readonly<Record<string, string>>): PactFiles =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, withAlternatives(JSON.parse(text) as PactJson)]),
  );

/** Puts a text in a file's place at once: who is interrupted has the old one or the new one. */
const replaceFile = async (file: string, text: string): Promise<void> => {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
};

/**
 * Records pacts into a temporary folder and merges them into the committed ones. Only a recording that succeeds changes
 * anything, and of the files only those whose content differs.
 */
export const recordPacts = async ({ committed, isWhole, record }: Recording): Promise<Recorded> => {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-pacts-'));
  try {
    const code = await record(folder);
    if (code !== 0) return { code, differences: [] };
    await mkdir(committed, { recursive: true });
    const [before, recorded] = [await textsIn(committed), parsed(await textsIn(folder))];
    const after = mergePacts(parsed(before), recorded, { isWhole });
    for (const [name, pact] of Object.entries(after)) {
      const text = `${JSON.stringify(pact, null, 2)}\n`;
      if (text !== before[name]) await replaceFile(join(committed, name), text);
    }
    for (const name of Object.keys(before)) if (!(name in after)) await rm(join(committed, name));
    return { code, differences: differencesOf(parsed(before), after) };
  } finally {
    await rm(folder, { recursive: true });
  }
};
