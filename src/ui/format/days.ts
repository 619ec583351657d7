import { formatDate, fromUnixSeconds } from './dates.ts';

const SECONDS_PER_DAY = 86_400;

/** V-14: the day of unix seconds, `1st Jan '25`. */
export const formatUnixDate = (unix: number): string => formatDate(fromUnixSeconds(unix));

/**
 * Whole days between two moments in unix seconds: 0 on the same day; a day that has begun counts as one to come, a full
 * one as one gone.
 */
export const daysBetween = (atUnix: number, nowUnix: number): number => {
  if (formatUnixDate(atUnix) === formatUnixDate(nowUnix)) return 0;
  return atUnix > nowUnix
    ? Math.ceil((atUnix - nowUnix) / SECONDS_PER_DAY)
    : Math.max(1, Math.floor((nowUnix - atUnix) / SECONDS_PER_DAY));
};

/** `Today`, `Yesterday`, or the date. Unix seconds. */
export const formatRecentDay = (atUnix: number, nowUnix: number): string => {
  const day = formatUnixDate(atUnix);
  if (day === formatUnixDate(nowUnix)) return 'Today';
  return day === formatUnixDate(nowUnix - SECONDS_PER_DAY) ? 'Yesterday' : day;
};
