import { readFile } from 'node:fs/promises';
import { pactFiles, type RecordedPact } from './pacts.ts';
import type { Selection } from './selection.ts';
import { writePact } from './written-pact.ts';

/** Calls `work` for each committed pact that holds something of the selection, with a copy that holds nothing else. */
export const forEachSelectedPact = async (
  { includes, includesPact }: Selection,
  work: (file: string, pact: RecordedPact) => Promise<void>,
): Promise<void> => {
  for (const file of await pactFiles()) {
    const copy = await writePact(file, ({ provider, interactions }) =>
      includesPact(provider.name) ? interactions.filter(includes) : [],
    );
    try {
      const pact = JSON.parse(await readFile(copy.file, 'utf8')) as RecordedPact;
      if (pact.interactions.length > 0) await work(copy.file, pact);
    } finally {
      await copy.remove();
    }
  }
};
