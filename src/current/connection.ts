import { byTimer } from '#api/by-timer.ts';
import { createEmitter } from '#api/emitter.ts';

/** Whether the server can be reached, as far as this page knows. */
export type ConnectionState = 'connected' | 'lost';

export interface ConnectionInput {
  /** Asks the server for as little as possible: true when anything at all answered, a refusal included. */
  readonly probe: () => Promise<boolean>;
  readonly schedule?: (run: () => void, milliseconds: number) => () => void;
}

export interface Connection {
  readonly current: () => ConnectionState;
  /** Something suggests that the connection is gone, or back: the server is asked at once. */
  readonly doubt: () => void;
  /** A call was answered. */
  readonly heard: () => void;
  /** Hears every change. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** While it is lost the server is asked again after these many milliseconds, the last one for as long as it takes. */
export const PROBE_AGAIN_AFTER_MILLISECONDS: readonly number[] = [1000, 2000, 4000, 8000, 15_000];

/**
 * Knows whether there is a connection by whether calls are answered. What the browser says of itself only makes it ask:
 * `navigator.onLine` is true in a network without a way out, and false where the demo answers by itself.
 */
export const createConnection = ({ probe, schedule = byTimer }: ConnectionInput): Connection => {
  const changes = createEmitter();
  let state: ConnectionState = 'connected';
  let isProbing = false;
  let failures = 0;
  let cancel = (): void => undefined;

  const become = (next: ConnectionState): void => {
    if (next === state) return;
    state = next;
    changes.emit();
  };

  const heard = (): void => {
    cancel();
    failures = 0;
    become('connected');
  };

  const doubt = (): void => {
    if (isProbing) return;
    isProbing = true;
    cancel();
    void probe()
      .catch(() => false)
      .then((answered) => {
        isProbing = false;
        if (answered) {
          heard();
          return;
        }
        const wait = PROBE_AGAIN_AFTER_MILLISECONDS[Math.min(failures, PROBE_AGAIN_AFTER_MILLISECONDS.length - 1)] ?? 0;
        failures += 1;
        cancel = schedule(doubt, wait);
        become('lost');
      });
  };

  return {
    current: () => state,
    doubt,
    heard,
    subscribe: changes.subscribe,
  };
};
