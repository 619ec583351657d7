import { createEmitter } from '#api/emitter.ts';
import type { TrayMessage } from '#features/session/failure-message.ts';

/** The one tray of the app: at most one message, the newest. */
export interface TrayStore {
  /** The same message twice is shown once (J-14). */
  readonly show: (message: TrayMessage) => void;
  /** J-08: closed by hand. */
  readonly clear: () => void;
  /** J-09: errors clear on every route change. What an ended session has to say stands in the form that follows (0130). */
  readonly routeChanged: () => void;
  readonly current: () => TrayMessage | null;
  readonly subscribe: (listener: () => void) => () => void;
}

const same = (one: TrayMessage | null, other: TrayMessage | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Creates an empty tray. */
export const createTrayStore = (): TrayStore => {
  let message: TrayMessage | null = null;
  const changes = createEmitter();
  const become = (next: TrayMessage | null): void => {
    if (same(message, next)) return;
    message = next;
    changes.emit();
  };
  return {
    show: become,
    clear: () => become(null),
    routeChanged: () => become(null),
    current: () => message,
    subscribe: changes.subscribe,
  };
};
