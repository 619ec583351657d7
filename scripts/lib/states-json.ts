import { fileURLToPath } from 'node:url';
import type { ProviderState } from '#contracts/provider-state.ts';
import { PROVIDER_STATES } from '#contracts/provider-states.ts';

/** Where the states stand for owners of other providers. */
export const STATES_FILE = fileURLToPath(new URL('../../contracts/provider-states.json', import.meta.url));

/** Every provider state as JSON (P7): its sentence, who acts, and what the owner supplies with examples of ours. */
export const statesAsJson = (): string => {
  const states: Readonly<Record<string, ProviderState>> = PROVIDER_STATES;
  const listed = Object.entries(states).map(([state, { as, description, provides = {} }]) => ({
    state,
    as,
    description,
    provides,
  }));
  return `${JSON.stringify(listed, null, 2)}\n`;
};
