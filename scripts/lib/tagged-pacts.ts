import { callsOf, type RecordedInteraction } from './pacts.ts';
import { TAG } from './verify-pacts.ts';
import { writePact, type WrittenPact } from './written-pact.ts';

interface TaggedInteraction extends RecordedInteraction {
  readonly request: RecordedInteraction['request'] & { readonly headers?: Readonly<Record<string, unknown>> };
}

/**
 * Writes a copy of a pact whose calls are multiplied: `copies` says, for each, the tags of its copies. A copy is named
 * by its tag, unless that is not wanted, and sends it as a header. `stateless` leaves the provider states out.
 */
export const writeTagged = (
  file: string,
  copies: (interaction: RecordedInteraction, index: number) => readonly string[],
  { stateless, isRenamed = true }: { readonly stateless: boolean; readonly isRenamed?: boolean },
): Promise<WrittenPact> =>
  writePact(file, (pact) =>
    (callsOf(pact) as readonly TaggedInteraction[]).flatMap((interaction, index) =>
      copies(interaction, index).map((tag) => ({
        ...interaction,
        ...(isRenamed ? { description: tag } : {}),
        ...(stateless ? { providerStates: undefined } : {}),
        request: { ...interaction.request, headers: { ...interaction.request.headers, [TAG]: [tag] } },
      })),
    ),
  );
