import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordedPact } from './pacts.ts';

/** A pact file that is not there for long. */
export interface WrittenPact {
  readonly file: string;
  readonly remove: () => Promise<void>;
}

/**
 * Writes a copy of a pact that holds other interactions: some of its own, or changed ones. None is pending: pact's
 * verifier would pass over what differs from an assumption, and ours tells it apart by itself.
 */
export const writePact = async (
  original: string,
  choose: (pact: RecordedPact) => readonly object[],
): Promise<WrittenPact> => {
  const pact = JSON.parse(await readFile(original, 'utf8')) as RecordedPact;
  const folder = await mkdtemp(join(tmpdir(), 'waymark-pact-'));
  const file = join(folder, 'pact.json');
  await writeFile(
    file,
    JSON.stringify({ ...pact, interactions: choose(pact).map((interaction) => ({ ...interaction, pending: false })) }),
  );
  return { file, remove: () => rm(folder, { recursive: true }) };
};
