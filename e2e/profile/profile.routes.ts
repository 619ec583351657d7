import type { RouteProof } from '#e2e/lib/route-proof.ts';

export const routes: readonly RouteProof[] = [{ path: '/profile', heading: 'My Profile: not built yet' }];
