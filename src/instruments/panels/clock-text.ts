const parts = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...options });

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
