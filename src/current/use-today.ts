import { useEffect, useState } from 'react';

const MINUTE_MILLISECONDS = 60_000;

const toUnix = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/**
 * The clock in unix seconds as a page of dates reads it: once when it opens, again each minute, so that midnight is
 * noticed.
 */
export const useToday = (now: () => number): number => {
  const [today, setToday] = useState(() => toUnix(now()));
  useEffect(() => {
    const timer = setInterval(() => setToday(toUnix(now())), MINUTE_MILLISECONDS);
    return () => clearInterval(timer);
  }, [now]);
  return today;
};
