import type { RouteProof } from '#e2e/lib/route-proof.ts';

export const routes: readonly RouteProof[] = [
  { path: '/profile', heading: 'Amara Osei', opensCold: true },
  { path: '/profile/security', heading: 'Amara Osei' },
  { path: '/profile/preferences', heading: 'Amara Osei', opensCold: true },
  { path: '/profile/security/two-factor', heading: 'Set up two-factor', opensCold: true },
  { path: '/profile/security/two-factor/off', heading: 'Two-factor is off', opensCold: true },
  { path: '/profile/security/two-factor/codes', heading: 'Two-factor is off' },
  { path: '/profile/addresses/address_history', heading: 'Where you lived', opensCold: true },
];
