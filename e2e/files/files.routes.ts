import type { RouteProof } from '#e2e/lib/route-proof.ts';

export const routes: readonly RouteProof[] = [{ path: '/queue', heading: 'No report has failed' }];
