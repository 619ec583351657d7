import type { ActsAs, ProviderState, Provides } from '../provider-state.ts';
import { PROVIDER_STATES, type ProviderStateName } from '../provider-states.ts';

const KNOWN: Readonly<Partial<Record<string, ProviderState>>> = PROVIDER_STATES;

/** Who acts in a state. Throws where its area has no line in `PROVIDER_STATES`: its sentence alone is not enough. */
export const actsAs = (state: ProviderStateName): ActsAs => {
  const found = KNOWN[state];
  if (found === undefined)
    throw new Error(
      `The state "${state}" is not in PROVIDER_STATES: add its sentence to <area>.states.ts and its area to contracts/provider-states.ts.`,
    );
  return found.as;
};

/** What a state's sentence names, as the fake backend has it. */
export const providesOf = (state: ProviderStateName): Provides => KNOWN[state]?.provides ?? {};
