import type { RouteProof } from '#e2e/lib/route-proof.ts';

export const routes: readonly RouteProof[] = [
  // D-14: she is no reviewer, and keeps her session.
  {
    path: '/a/review-508-27',
    heading: "Sorry, you don't have access. You need to be assigned an appropriate role.",
    opensCold: true,
  },
  {
    path: '/users/27/assessments/508',
    heading: "Sorry, you don't have access. You need to be assigned an appropriate role.",
  },
  { path: '/assessments/502', heading: 'Hand hygiene check', opensCold: true },
  { path: '/a', heading: "Sorry, you don't have access. You need to be assigned an appropriate role." },
];
