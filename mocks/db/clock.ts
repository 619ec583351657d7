/** The virtual clock: at the real instant `realMs` it showed `virtualMs`, and runs `rate` times as fast as the real one. */
export interface ClockState {
  readonly realMs: number;
  readonly virtualMs: number;
  readonly rate: number;
}

/** Shows the real time. */
export const REAL_TIME: ClockState = { realMs: 0, virtualMs: 0, rate: 1 };

/** Milliseconds since 1970 that the clock shows at the real instant. */
export const readClock = (clock: ClockState, realMs: number): number =>
  clock.virtualMs + (realMs - clock.realMs) * clock.rate;

/** The clock set to an instant; it runs on as it did (a frozen one stays frozen). */
export const setClock = (clock: ClockState, realMs: number, virtualMs: number): ClockState => ({
  realMs,
  virtualMs,
  rate: clock.rate,
});

/** The clock at another rate from now on; 0 freezes it. */
export const runClock = (clock: ClockState, realMs: number, rate: number): ClockState => ({
  realMs,
  virtualMs: readClock(clock, realMs),
  rate,
});

const UNITS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

/** Milliseconds of `36d`, `90s`, `-2h` or a number. Throws on anything else. */
export const parseDuration = (by: number | string): number => {
  if (typeof by === 'number' && Number.isFinite(by)) return by;
  const [, amount, unit] = /^(-?\d+(?:\.\d+)?)\s*(ms|s|m|h|d|w)$/.exec(String(by).trim()) ?? [];
  const milliseconds = Number(amount) * (UNITS[unit ?? ''] ?? Number.NaN);
  if (Number.isNaN(milliseconds))
    throw new Error(`'${by}' is no duration: give milliseconds, or a number with ms, s, m, h, d or w.`);
  return milliseconds;
};

/** Milliseconds since 1970 of an ISO 8601 date. Throws on anything else. */
export const parseInstant = (iso: string): number => {
  const milliseconds = Date.parse(iso);
  if (Number.isNaN(milliseconds))
    throw new Error(`'${iso}' is no date: give one as 2026-11-21 or 2026-11-21T09:00:00Z.`);
  return milliseconds;
};
