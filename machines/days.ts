const london = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of a moment (unix seconds) in London, as a date field writes it: `2026-03-02`. Days compare as text. */
export const dayOf = (unix: number): string => london.format(unix * 1000);

/** About noon of a day in London, in unix seconds; null for what is no day. */
export const noonOf = (day: string): number | null => {
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T12:00:00Z`) : Number.NaN;
  return Number.isNaN(milliseconds) ? null : milliseconds / 1000;
};

/** Some days later, or earlier, on the calendar: a change of the clocks makes no day longer. `day` is one. */
export const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** The same day of the next year; the 28th of February after a 29th. `day` is one. */
export const oneYearAfter = (day: string): string =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`;
