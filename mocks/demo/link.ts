import type { Fault } from '#contracts/demo.ts';
import type { ClockState } from '../db/clock.ts';
import { readBrands, type LinkedBrand } from './link-brand.ts';

/** What a link carries besides its route. */
export interface LinkedSituation {
  readonly scenario: string | null;
  readonly persona: string | null;
  /**
   * Where the clock does not show the real time: what it shows, the instant that the seeded dates were placed on (null:
   * the same), both ISO 8601, and the rate.
   */
  readonly clock: { readonly at: string; readonly seededAt: string | null; readonly rate: number } | null;
  readonly faults: readonly Fault[];
  /** What organisations have other than in the seeded world. */
  readonly brands: readonly LinkedBrand[];
}

const NAMES = [
  'demo-scenario',
  'demo-persona',
  'demo-clock',
  'demo-seeded',
  'demo-rate',
  'demo-faults',
  'demo-brand',
] as const;

/** The address with the situation in its query; what was there of an earlier one goes. */
export const writeLink = (address: string, { scenario, persona, clock, faults, brands }: LinkedSituation): string => {
  const url = new URL(withoutSituation(address));
  if (scenario !== null) url.searchParams.set('demo-scenario', scenario);
  if (persona !== null) url.searchParams.set('demo-persona', persona);
  if (clock !== null) {
    url.searchParams.set('demo-clock', clock.at);
    if (clock.seededAt !== null) url.searchParams.set('demo-seeded', clock.seededAt);
    if (clock.rate !== 1) url.searchParams.set('demo-rate', String(clock.rate));
  }
  if (faults.length > 0) url.searchParams.set('demo-faults', JSON.stringify(faults));
  if (brands.length > 0) url.searchParams.set('demo-brand', JSON.stringify(brands));
  return url.href;
};

export const withoutSituation = (address: string): string => {
  const url = new URL(address);
  for (const name of NAMES) url.searchParams.delete(name);
  return url.href;
};

/** The faults in a link, each still to be read. Throws where it is no list, or was cut off on its way. */
const readList = (text: string): readonly Fault[] => {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw new Error('demo-faults is garbled: it is no JSON.');
  }
  if (!Array.isArray(list)) throw new Error('demo-faults is no list.');
  return list as readonly Fault[];
};

/** The rate in a link. Throws where it is none. */
const readRate = (text: string | null): number => {
  const rate = Number(text ?? 1);
  if (!Number.isFinite(rate) || rate < 0) throw new Error(`demo-rate is no rate: '${text}'.`);
  return rate;
};

/** Null where the address carries none. Throws where what it carries cannot be read. */
export const readLink = (address: string): LinkedSituation | null => {
  const query = new URL(address).searchParams;
  if (!NAMES.some((name) => query.has(name))) return null;
  const at = query.get('demo-clock');
  const faults = readList(query.get('demo-faults') ?? '[]');
  return {
    scenario: query.get('demo-scenario'),
    persona: query.get('demo-persona'),
    clock: at === null ? null : { at, seededAt: query.get('demo-seeded'), rate: readRate(query.get('demo-rate')) },
    faults,
    brands: readBrands(query.get('demo-brand') ?? '[]'),
  };
};

/** The clock as a link carries it: null while it shows the real time. */
export const clockForLink = (clock: ClockState, nowMs: number, seededAtMs: number): LinkedSituation['clock'] =>
  clock.realMs === 0 && clock.virtualMs === 0 && clock.rate === 1
    ? null
    : {
        at: new Date(nowMs).toISOString(),
        seededAt: seededAtMs === 0 || seededAtMs === nowMs ? null : new Date(seededAtMs).toISOString(),
        rate: clock.rate,
      };
