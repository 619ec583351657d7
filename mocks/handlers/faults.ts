import type { ArmedFault, Fault } from '#contracts/demo.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Database } from '../db/database.ts';

/** What befalls one call: time lost, and at most one failure. */
export interface FaultEffect {
  readonly delayMs: number;
  /** What has to be released first. */
  readonly pause: string | null;
  readonly fault: Fault | null;
}

const NO_FAULT: FaultEffect = { delayMs: 0, pause: null, fault: null };

/** A call, or something else that a fault can name. */
export interface Target {
  readonly name: string;
  readonly number: string;
}

const aims = (fault: Fault, target: Target, everything = true): boolean =>
  (everything && fault.call === '*') || fault.call === target.name || fault.call === target.number;
const isSpent = (fault: ArmedFault): boolean => fault.times !== 'always' && fault.hits >= (fault.times ?? 1);
const isDelayOnly = (fault: Fault): boolean => fault.status === undefined && fault.kind === undefined;

/** Half of all calls, the same ones for the same seed: a bit of a mixed number (the finaliser of MurmurHash3). */
const isChosen = (seed: number, nth: number): boolean => {
  let mixed = (seed ^ Math.imul(nth + 1, 0x9e3779b1)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0;
  return ((mixed ^ (mixed >>> 16)) & 1) === 1;
};

export const hasFault = (db: Database, endpoint: Target): boolean =>
  db.state.faults.some((fault) => aims(fault, endpoint) && !isSpent(fault));

/** Whether one of the faults was aimed at the call, be it spent. */
export const isTargeted = (faults: readonly Fault[], endpoint: Endpoint): boolean =>
  faults.some((fault) => aims(fault, endpoint));

/**
 * Takes what is aimed at the call: every delay, the first hold, and the first failure that hits. Counts are kept with
 * the faults. `everything`: whether `*` means it, too.
 */
export const consumeFault = (db: Database, target: Target, { everything = true } = {}): FaultEffect => {
  let effect = NO_FAULT;
  const after = db.state.faults.map((fault) => {
    if (
      !aims(fault, target, everything) ||
      isSpent(fault) ||
      (effect.fault !== null && !isDelayOnly(fault)) ||
      (effect.pause !== null && fault.pause !== undefined)
    )
      return fault;
    const seen = fault.seen + 1;
    if (fault.seed !== undefined && !isChosen(fault.seed, seen)) return { ...fault, seen };
    effect = {
      delayMs: effect.delayMs + (fault.delayMs ?? 0),
      pause: effect.pause ?? fault.pause ?? null,
      fault: isDelayOnly(fault) ? effect.fault : fault,
    };
    return { ...fault, seen, hits: fault.hits + 1 };
  });
  db.edit('faults', () => after);
  return effect;
};

/** Whether a fault still holds under this name. */
export const isPaused = (db: Database, name: string): boolean => db.state.faults.some(({ pause }) => pause === name);

/** Bodies of L20 by status. */
export const faultMessage = (status: number): string =>
  ({
    401: 'Unauthenticated.',
    403: 'This action is unauthorized.',
    404: 'Not found.',
    413: 'The POST data is too large.',
    419: 'CSRF token mismatch.',
    422: 'The given data was invalid.',
    423: 'Password confirmation required.',
    429: 'Too Many Attempts.',
    500: 'Server Error',
    503: 'Service Unavailable',
  })[status] ?? 'Server Error';
