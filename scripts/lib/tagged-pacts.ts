import { callsOf, type RecordedInteraction } from './pacts.ts';
import { writePact, type WrittenPact } from './written-pact.ts';

/** The header that tells a server which interaction a replayed request belongs to. */
export const TAG = 'x-workshop-tag';

interface TaggedInteraction extends RecordedInteraction {
  readonly request: RecordedInteraction['request'] & { readonly headers?: Readonly<Record<string, unknown>> };
}

/**
 * Writes a copy of a pact whose calls are multiplied: `copies` says, for each, the tags of its copies. A copy is named by its
 * tag and sends it as a header. `stateless` leaves the provider states out.
 */
export const writeTagged = (
  file: string,
  copies: (interaction: RecordedInteraction, index: number) => readonly string[],
  { stateless }: { stateless: boolean },
): Promise<WrittenPact> =>
  writePact(file, (pact) =>
    (callsOf(pact) as readonly TaggedInteraction[]).flatMap((interaction, index) =>
      copies(interaction, index).map((tag) => ({
        ...interaction,
        description: tag,
        ...(stateless ? { providerStates: undefined } : {}),
        request: { ...interaction.request, headers: { ...interaction.request.headers, [TAG]: [tag] } },
      })),
    ),
  );
