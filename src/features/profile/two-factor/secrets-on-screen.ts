import { createEmitter } from '#api/emitter.ts';
import type { SetupSecret } from './setup-secret.ts';

/** What stands on the screen and nowhere else: no chart, no cache and no device knows it. */
export interface SecretsShown {
  readonly setup: SetupSecret | null;
  readonly codes: readonly string[] | null;
}

export interface SecretsOnScreen {
  readonly current: () => SecretsShown;
  readonly subscribe: (listener: () => void) => () => void;
  readonly showSetup: (setup: SetupSecret) => void;
  readonly forgetSetup: () => void;
  readonly showCodes: (codes: readonly string[]) => void;
  readonly forgetCodes: () => void;
}

/**
 * The secret key and the recovery codes of one page, for as long as their step is open. The chart says when they come
 * and go; it never sees them, and so neither do the walker, the log of its events, or an error report.
 */
export const createSecretsOnScreen = (): SecretsOnScreen => {
  const changed = createEmitter();
  let shown: SecretsShown = { setup: null, codes: null };
  const become = (part: Partial<SecretsShown>): void => {
    shown = { ...shown, ...part };
    changed.emit();
  };
  return {
    current: () => shown,
    subscribe: changed.subscribe,
    showSetup: (setup) => become({ setup }),
    forgetSetup: () => become({ setup: null }),
    showCodes: (codes) => become({ codes }),
    forgetCodes: () => become({ codes: null }),
  };
};
