import { plural } from '#ui/format/counts.ts';

const SECONDS_PER_MINUTE = 60;

/** S12: how long to wait, in words. `You can try again in 1 minute 5 seconds.` */
export const waitText = (seconds: number): string => {
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const rest = seconds % SECONDS_PER_MINUTE;
  const parts = [...(minutes > 0 ? [plural(minutes, 'minute')] : []), ...(rest > 0 ? [plural(rest, 'second')] : [])];
  return `You can try again in ${parts.join(' ')}.`;
};
