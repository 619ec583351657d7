import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordedInteraction } from './pacts.ts';

/** The header that tells a server which interaction a replayed request belongs to. */
export const TAG = 'x-workshop-tag';

interface TaggedInteraction extends RecordedInteraction {
  readonly request: RecordedInteraction['request'] & { readonly headers?: Readonly<Record<string, unknown>> };
}

/**
 * Writes a copy of a pact whose interactions are multiplied: `copies` says, for each, the tags of its copies. A copy is named
 * by its tag and sends it as a header. `stateless` leaves the provider states out. Gives the file and the way to remove it.
 */
export const writeTagged = async (
  file: string,
  copies: (interaction: RecordedInteraction, index: number) => readonly string[],
  { stateless }: { stateless: boolean },
): Promise<{ file: string; remove: () => Promise<void> }> => {
  const pact = JSON.parse(await readFile(file, 'utf8')) as { interactions: TaggedInteraction[] };
  const interactions = pact.interactions.flatMap((interaction, index) =>
    copies(interaction, index).map((tag) => ({
      ...interaction,
      description: tag,
      ...(stateless ? { providerStates: undefined } : {}),
      request: { ...interaction.request, headers: { ...interaction.request.headers, [TAG]: [tag] } },
    })),
  );
  const folder = await mkdtemp(join(tmpdir(), 'waymark-pact-'));
  const copy = join(folder, 'pact.json');
  await writeFile(copy, JSON.stringify({ ...pact, interactions }));
  return { file: copy, remove: () => rm(folder, { recursive: true }) };
};
