import type { ProviderState } from '../provider-state.ts';

/** What a learner was given. */
export const awardsStates = {
  'points of three years': { as: 'learner', description: 'In this organisation Amara was given 600 points on 1 June 2025, 120 on 1 June 2026 and 30 on 1 June 2027, and no others; 5 in another organisation. Somebody else was given 7 in this one.', provides: { organisation_id: 1 } },
} as const satisfies Record<string, ProviderState>;
