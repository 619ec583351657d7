import { startServer } from '#mocks/http/server.ts';
import { REALTIME_KEY } from './hear-event.ts';
import { mutateCookies } from './mutate-cookies.ts';
import { mutateMessages } from './mutate-messages.ts';
import { mutatePact, type Mutant, type Share } from './mutate-pact.ts';
import { forEachSelectedPact } from './selected-pacts.ts';
import type { Selection } from './selection.ts';

/** Something that a worker tells: that it has more to try, that it tried some, or everything that it found. */
export type Told = { readonly planned: number } | { readonly tried: number } | { readonly mutants: readonly Mutant[] };

/**
 * Makes the mutations of one share of the selection against a fake backend of its own; events and cookies, which are
 * few, belong to the last share.
 */
export const mutateShare = async (
  share: Share,
  selection: Selection,
  tell: (told: Told) => void,
): Promise<readonly Mutant[]> => {
  const server = await startServer({ port: 0 });
  const host = `http://127.0.0.1:${server.port}/api`;
  const provider = {
    host,
    states: `http://127.0.0.1:${server.port}/__demo/pact-states`,
    realtime: `ws://127.0.0.1:${server.port}`,
    appKey: REALTIME_KEY,
  };
  const isLast = share.nth === share.of - 1;
  const mutants: Mutant[] = [];
  const progress = { onPlanned: (planned: number) => tell({ planned }), onTried: (tried: number) => tell({ tried }) };
  await forEachSelectedPact(selection, async (file) => {
    mutants.push(
      ...(await mutatePact(file, host, share, progress)),
      ...(isLast ? await mutateMessages(file, provider) : []),
    );
  });
  if (isLast && selection.includesCookies) mutants.push(...(await mutateCookies(host)));
  await server.close();
  return mutants;
};
