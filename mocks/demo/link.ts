import type { Fault } from '#contracts/demo.ts';
import type { ClockState } from '../db/clock.ts';

/** What a link carries besides its route. */
export interface LinkedSituation {
  readonly scenario: string | null;
  readonly persona: string | null;
  /** ISO 8601 and the rate, where the clock does not show the real time. */
  readonly clock: { readonly at: string; readonly rate: number } | null;
  readonly faults: readonly Fault[];
}

const NAMES = ['demo-scenario', 'demo-persona', 'demo-clock', 'demo-rate', 'demo-faults'] as const;

/** The address with the situation in its query; what was there of an earlier one goes. */
export const writeLink = (address: string, { scenario, persona, clock, faults }: LinkedSituation): string => {
  const url = new URL(withoutSituation(address));
  if (scenario !== null) url.searchParams.set('demo-scenario', scenario);
  if (persona !== null) url.searchParams.set('demo-persona', persona);
  if (clock !== null) {
    url.searchParams.set('demo-clock', clock.at);
    if (clock.rate !== 1) url.searchParams.set('demo-rate', String(clock.rate));
  }
  if (faults.length > 0) url.searchParams.set('demo-faults', JSON.stringify(faults));
  return url.href;
};

export const withoutSituation = (address: string): string => {
  const url = new URL(address);
  for (const name of NAMES) url.searchParams.delete(name);
  return url.href;
};

/** Null where the address carries none. Throws where what it carries cannot be read. */
export const readLink = (address: string): LinkedSituation | null => {
  const query = new URL(address).searchParams;
  if (!NAMES.some((name) => query.has(name))) return null;
  const at = query.get('demo-clock');
  const faults: unknown = JSON.parse(query.get('demo-faults') ?? '[]');
  if (!Array.isArray(faults)) throw new Error('demo-faults is no list.');
  return {
    scenario: query.get('demo-scenario'),
    persona: query.get('demo-persona'),
    clock: at === null ? null : { at, rate: Number(query.get('demo-rate') ?? 1) },
    faults: faults as readonly Fault[],
  };
};

/** The clock as a link carries it: null while it shows the real time. */
export const clockForLink = (clock: ClockState, nowMs: number): LinkedSituation['clock'] =>
  clock.realMs === 0 && clock.virtualMs === 0 && clock.rate === 1 ? null : { at: new Date(nowMs).toISOString(), rate: clock.rate };
