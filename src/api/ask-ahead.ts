import type { Client } from './client.ts';
import type { Outcome } from './failure.ts';
import type { LazyClient } from './lazy-client.ts';

export interface Ahead {
  /** Asks now and keeps the answer. What fails is forgotten, and nobody hears of it. */
  readonly asking: Client;
  /** Gives each kept answer to the first `fetch` that wants it, and asks itself for everything else. */
  readonly client: LazyClient;
  /** Whoever they were asked for has gone, or never came. */
  readonly forget: () => void;
}

const keyOf = (...call: Parameters<Client['fetch']>): string => JSON.stringify([call[0].method, call[0].path, call[1]]);

/**
 * Lets a page's calls travel beside those that say who wants them. `quiet` asks ahead: nobody may listen to its failures.
 * A call that failed ahead is made again by `client`, with everything that follows from a failure.
 */
export const askAhead = (client: LazyClient, quiet: Client): Ahead => {
  const asked = new Map<string, Promise<Outcome<unknown>>>();
  const taken = (key: string): Promise<Outcome<unknown>> | undefined => {
    const answer = asked.get(key);
    asked.delete(key);
    return answer;
  };
  return {
    asking: {
      ...quiet,
      fetch: async (endpoint, request, options) => {
        const answer = quiet.attempt(endpoint, request, options?.errors === undefined ? {} : { errors: options.errors });
        asked.set(keyOf(endpoint, request), answer);
        const outcome = await answer;
        if (!outcome.ok) throw new Error('Not known ahead.');
        return outcome.data;
      },
    },
    client: {
      ...client,
      fetch: async (endpoint, request, options) => {
        const outcome = await taken(keyOf(endpoint, request));
        return outcome?.ok === true ? (outcome.data as Awaited<ReturnType<typeof client.fetch<typeof endpoint>>>) : client.fetch(endpoint, request, options);
      },
    },
    forget: () => asked.clear(),
  };
};
