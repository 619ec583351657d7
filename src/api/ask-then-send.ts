import type { ApiFailure, Outcome } from './failure.ts';
import { fateOf } from './fate.ts';

/**
 * What became of a write that could not leave when it was made: `sent` now; `counted` already; `overtaken` by somebody else;
 * `refused` by the server; `gone` with what it was about; or it still `waits`, because nobody answered.
 */
export type LateFate = 'sent' | 'counted' | 'overtaken' | 'refused' | 'gone' | 'waits';

interface LateWrite<T> {
  readonly ask: () => Promise<Outcome<T>>;
  /** Whether what the server has can still take the write. */
  readonly isOpen: (now: T) => boolean;
  /** Whether what the server has comes from this person. */
  readonly isMine: (now: T) => boolean;
  /** Whether this person is the one who is here: nothing of theirs leaves in anybody else's name (A-28, H-07). */
  readonly isHere: () => boolean;
  readonly send: () => Promise<Outcome<unknown>>;
}

const isGone = ({ kind, status }: ApiFailure): boolean => kind === 'http' && status === 404;

/** What a late write's failure says: only a word of the server about this very write ends it. */
export const lateFateOf = (failure: ApiFailure): LateFate => {
  if (isGone(failure)) return 'gone';
  return ['invalid', 'denied'].includes(fateOf(failure)) ? 'refused' : 'waits';
};

/** Asks the server first: the page that closed may have sent it, or somebody else was first. Never rejects. */
export const askThenSend = async <T>({ ask, isOpen, isMine, isHere, send }: LateWrite<T>): Promise<LateFate> => {
  const asked = await ask();
  if (!asked.ok) return lateFateOf(asked.failure);
  if (!isOpen(asked.data)) return isMine(asked.data) ? 'counted' : 'overtaken';
  // Asking took its time.
  if (!isHere()) return 'waits';
  const sent = await send();
  return sent.ok ? 'sent' : lateFateOf(sent.failure);
};

/** What such a write leaves on the device: everything, what was typed for it, or nothing. Whoever was refused, or not first, finds their words on the page, to copy (0035). */
export const whatStays = (fate: LateFate): 'all' | 'typed' | 'nothing' => {
  if (fate === 'waits') return 'all';
  return fate === 'refused' || fate === 'overtaken' ? 'typed' : 'nothing';
};
