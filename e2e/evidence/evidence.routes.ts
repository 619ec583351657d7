import type { RouteProof } from '#e2e/lib/route-proof.ts';

export const routes: readonly RouteProof[] = [
  // as with assessments, she keeps her session.
  { path: '/e/evidence-tom', heading: "Sorry, you don't have access. You need to be assigned an appropriate role." },
  {
    path: '/evidence',
    heading: "Sorry, you don't have access. You need to be assigned an appropriate role.",
    opensCold: true,
  },
];
