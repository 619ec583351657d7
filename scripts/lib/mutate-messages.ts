import { readFile } from 'node:fs/promises';
import type { ProviderStateName } from '#contracts/provider-states.ts';
import { hearEvent, type RealtimeProvider } from './hear-event.ts';
import type { Mutant } from './mutate-pact.ts';
import { mutationsOf } from './mutations.ts';
import { messagesOf, type RecordedPact } from './pacts.ts';
import { faultsOfEvent } from './reading-faults.ts';
import { verifyMessages } from './verify-messages.ts';
import { writePact } from './written-pact.ts';

/** Changes every event that a provider really raises in every way, and sees whether verification catches it. */
export const mutateMessages = async (file: string, provider: RealtimeProvider): Promise<readonly Mutant[]> => {
  const pact = JSON.parse(await readFile(file, 'utf8')) as RecordedPact;
  const messages = messagesOf(pact);
  const mutants: { readonly name: string; readonly tag: string; readonly of: number; readonly body: unknown }[] = [];
  for (const [of, { description, providerStates }] of messages.entries()) {
    const body = await hearEvent(provider, providerStates[0]?.name as ProviderStateName);
    for (const { label, reply } of mutationsOf({ status: 0, headers: {}, raw: Buffer.alloc(0), body }))
      mutants.push({ name: `${description} · ${label}`, tag: `${mutants.length}`, of, body: reply.body });
  }
  if (mutants.length === 0) return [];
  const written = await writePact(file, () =>
    mutants.map(({ tag, of }) => ({ ...messages[of], description: tag, providerStates: undefined })),
  );
  const failures = await verifyMessages({
    provider: pact.provider.name,
    file: written.file,
    sent: Object.fromEntries(mutants.map(({ tag, body }) => [tag, () => Promise.resolve(body)])),
  });
  await written.remove();
  const caught = new Set(failures.map(({ interaction }) => interaction));
  return mutants.map(({ name, tag, body }) => {
    const byPact = caught.has(tag);
    const isSeen = faultsOfEvent(body).length > 0;
    return { name, caught: byPact || isSeen, byPact, isAllowed: !byPact && !isSeen };
  });
};
