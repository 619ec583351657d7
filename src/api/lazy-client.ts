import type { Client } from './client.ts';
import { createEmitter } from './emitter.ts';
import type { ApiFailure } from './failure.ts';

/** A client whose code (transport, contracts' schemas) is loaded with the first call, or beforehand by `load`. */
export interface LazyClient extends Client {
  /** Starts loading, so that the first call does not wait for it. A failure is forgotten: the next call tries again. */
  readonly load: () => void;
}

/** Wraps a client that is made later. Whoever listens for failures hears those of the first call too. */
export const lazyClient = (make: () => Promise<Client>): LazyClient => {
  const failures = createEmitter<[ApiFailure]>();
  let made: Promise<Client> | undefined;
  const client = (): Promise<Client> => {
    made ??= make().then(
      (ready) => {
        ready.onFailure(failures.emit);
        return ready;
      },
      (error: unknown) => {
        made = undefined;
        throw error;
      },
    );
    return made;
  };
  return {
    attempt: async (endpoint, request, ...options) => (await client()).attempt(endpoint, request, ...options),
    fetch: async (endpoint, request, ...options) => (await client()).fetch(endpoint, request, ...options),
    announce: (failure) => failures.emit({ ...failure, treatment: 'tray' }),
    onFailure: failures.subscribe,
    load: () => void client().catch(() => undefined),
  };
};
