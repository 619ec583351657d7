import { addressesStates } from '#contracts/addresses/addresses.states.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';

/** What the look-up knows. */
export const addressesScenarios = stateScenarios(addressesStates, { 'the look-up knows addresses': AS_SEEDED });
