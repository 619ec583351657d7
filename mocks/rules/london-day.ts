const london = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const HOUR = 3600;
const DAY = 86_400;

/** Midnight in Greenwich at the beginning of a day, unix seconds. */
const greenwichMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

/** A midnight in Greenwich as a day. */
const asDay = (unix: number): string => new Date(unix * 1000).toISOString().slice(0, 10);

/** The day of a moment (unix seconds) in London, as `2026-03-02`: days compare as text. */
export const londonDay = (unix: number): string => london.format(unix * 1000);

/** The moment (unix seconds) at which a day begins in London: an hour before Greenwich's midnight in summer. */
export const startOfLondonDay = (day: string): number => {
  const midnight = greenwichMidnight(day);
  return londonDay(midnight - HOUR) === day ? midnight - HOUR : midnight;
};

/** Whether a text is a day of the calendar, as `2026-03-02`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(greenwichMidnight(text)) && asDay(greenwichMidnight(text)) === text;

/** The day after. */
export const dayAfter = (day: string): string => asDay(greenwichMidnight(day) + DAY);

/** The same day of the next year; of 29th February the 28th. */
export const yearAfter = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  const same = `${String(Number(year) + 1).padStart(4, '0')}-${month}-${date}`;
  return isDay(same) ? same : `${same.slice(0, -2)}28`;
};
