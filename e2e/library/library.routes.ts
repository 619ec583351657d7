import type { RouteProof } from '#e2e/lib/route-proof.ts';

export const routes: readonly RouteProof[] = [
  { path: '/categories', heading: 'Library' },
  { path: '/categories/201', heading: 'Infection Control' },
  { path: '/category/201', heading: 'Infection Control' },
  { path: '/categories/1/modules/701', heading: 'Hand hygiene and PPE' },
  { path: '/categories/201/collections/301', heading: 'Infection Control Essentials' },
  { path: '/collections', heading: 'Collections' },
  { path: '/collections/301', heading: 'Infection Control Essentials' },
  { path: '/collections/301/modules/701', heading: 'Hand hygiene and PPE', opensCold: true },
  { path: '/collections/301/collections/303', heading: 'Your Practice Policies' },
  { path: '/modules', heading: 'Modules' },
  { path: '/modules/701', heading: 'Hand hygiene and PPE' },
  { path: '/pages/151', heading: 'How training works here' },
  { path: '/pages/151/edit', heading: 'How training works here' },
  { path: '/reset', heading: "Sorry, you don't have access. You need to be assigned an appropriate role." },
  { path: '/pages/7/modules/701', heading: 'Hand hygiene and PPE' },
  { path: '/pages/151/collections/301', heading: 'Infection Control Essentials' },
];
