import type { ActsAs, ProviderState } from '../provider-state.ts';
import { PROVIDER_STATES, type ProviderStateName } from '../provider-states.ts';

/** Who acts in a state. Throws where its area has no line in `PROVIDER_STATES`: its sentence alone is not enough. */
export const actsAs = (state: ProviderStateName): ActsAs => {
  const known: Readonly<Partial<Record<string, ProviderState>>> = PROVIDER_STATES;
  const found = known[state];
  if (found === undefined) throw new Error(`The state "${state}" is not in PROVIDER_STATES: add its sentence to <area>.states.ts and its area to contracts/provider-states.ts.`);
  return found.as;
};
