const parts = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...options });

const DATE = parts({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const TIME = parts({ hour: 'numeric', minute: '2-digit', second: '2-digit', hour12: true });

/** `Mon 2 Mar 2026` of milliseconds since 1970. */
export const longDate = (milliseconds: number): string => DATE.format(milliseconds).replace(',', '');

/** `2:14:09` and `pm`. */
export const timeOfDay = (milliseconds: number): { readonly digits: string; readonly half: string } => {
  const [digits = '', half = ''] = TIME.format(milliseconds).split(/\s/u);
  return { digits, half };
};

/** What the clock does, for people: `Running ×1`. */
export const rateText = (rate: number): string => (rate === 0 ? 'Frozen' : `Running ×${rate}`);

const OF_DAY = parts({ hour: 'numeric', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });

/** `14:14:09` of an ISO 8601 moment. */
export const clockTime = (iso: string): string => OF_DAY.format(Date.parse(iso));

const SHORT = parts({ hour: 'numeric', minute: '2-digit', hour12: true });

/** `2:14 pm` of an ISO 8601 moment. */
export const shortTime = (iso: string): string => SHORT.format(Date.parse(iso));

const DAY = parts({ day: 'numeric', month: 'short' });

/** `18 Mar` of milliseconds since 1970. */
export const dayOfMonth = (milliseconds: number): string => DAY.format(milliseconds);

/** Swedish writes dates as ISO 8601 does. */
const WALL = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'medium' });

/** By how much clocks in London are ahead of UTC at a moment, in milliseconds. */
const londonOffset = (milliseconds: number): number =>
  Date.parse(`${WALL.format(milliseconds).replace(' ', 'T')}Z`) - Math.floor(milliseconds / 1000) * 1000;

const HALF_DAY_MS = 43_200_000;

/**
 * Milliseconds since 1970 of a local time in London as a `datetime-local` field has it: `2027-01-02T10:30`. NaN where
 * it is none. Of an hour that comes twice the first is meant; one that is left out when summer time begins counts on
 * from before it.
 */
export const londonMoment = (text: string): number => {
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return Number.NaN;
  const before = londonOffset(asUtc - HALF_DAY_MS);
  const offset =
    [before, londonOffset(asUtc + HALF_DAY_MS)].find((ahead) => londonOffset(asUtc - ahead) === ahead) ?? before;
  return asUtc - offset;
};
