const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day of a moment (unix seconds) in London, as `2026-03-02`: days compare as text. */
export const londonDay = (unix: number): string => london.format(unix * 1000);
