import type { RouteProof } from '#e2e/lib/route-proof.ts';

// Opened in the first organisation, which sells no subscriptions (T-12).
export const routes: readonly RouteProof[] = [
  { path: '/profile/subscriptions/61', heading: "Sorry, can't find that page" },
];
