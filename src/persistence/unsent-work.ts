import { createEmitter } from '#api/emitter.ts';

/** What stands on the page and the server does not have yet. The words are those of whoever holds it. */
export interface UnsentWork {
  /** What it is made of, as a title says it: 'answers'. */
  readonly noun: string;
  /** How much of it is there: '3 of 8'. */
  readonly amount: string;
  /** Whether this device keeps it when the page goes. */
  readonly isOnDevice: boolean;
  /** Where somebody comes back to: 'Back to your assessment'. */
  readonly backLabel: string;
  /** Puts on the device at once what was about to be. */
  readonly flushDraft: () => void;
}

const declared = new Set<UnsentWork>();
const changed = createEmitter();

/**
 * J-01, J-02: declares unsent work until the returned function is called. While there is any, signing in again opens
 * over the page.
 */
export const declareUnsentWork = (work: UnsentWork): (() => void) => {
  declared.add(work);
  changed.emit();
  return () => {
    declared.delete(work);
    changed.emit();
  };
};

/** What was declared last and still stands, or null. */
export const unsentWork = (): UnsentWork | null => [...declared].at(-1) ?? null;

/** Hears every change. Returns the way to stop. */
export const onUnsentWork = changed.subscribe;
