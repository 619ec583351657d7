import * as z from 'zod/mini';

/** ES-23, E-10. */
export const Points = z.looseObject({ points: z.number() });
export type Points = z.output<typeof Points>;
