import type { Requirement } from '../endpoint.ts';

/** P-02: what makes somebody an author in an organisation. */
export const AUTHOR = { pages: ['update'] } as const satisfies Requirement;
