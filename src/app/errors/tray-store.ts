import { createEmitter } from '#api/emitter.ts';
import type { TrayMessage } from './failure-message.ts';

/** The one tray of the app: at most one message, the newest. */
export interface TrayStore {
  /** The same message twice is shown once (J-14). `survivesRedirect`: the next change of route leaves it (J-09). */
  readonly show: (message: TrayMessage, options?: { readonly survivesRedirect?: boolean }) => void;
  /** J-08: closed by hand. */
  readonly clear: () => void;
  /** J-09: errors clear on every route change, but for the redirect that an ended session itself makes. */
  readonly routeChanged: () => void;
  readonly current: () => TrayMessage | null;
  readonly subscribe: (listener: () => void) => () => void;
}

const same = (one: TrayMessage | null, other: TrayMessage | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Creates an empty tray. */
export const createTrayStore = (): TrayStore => {
  let message: TrayMessage | null = null;
  let survives = false;
  const changes = createEmitter();
  const become = (next: TrayMessage | null): void => {
    if (same(message, next)) return;
    message = next;
    changes.emit();
  };
  return {
    show: (next, { survivesRedirect = false } = {}) => {
      survives = survivesRedirect;
      become(next);
    },
    clear: () => become(null),
    routeChanged: () => {
      if (survives) survives = false;
      else become(null);
    },
    current: () => message,
    subscribe: changes.subscribe,
  };
};
