import type { ArmedFault } from '#contracts/demo.ts';

/** Whether a fault will still hit something. */
export const isArmed = ({ times = 1, hits }: ArmedFault): boolean => times === 'always' || hits < times;
