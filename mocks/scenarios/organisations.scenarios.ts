import { organisationsStates } from '#contracts/organisations/organisations.states.ts';
import { everyKindOfCard } from './every-kind-of-card.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';

/** What an organisation has its learners see. */
export const organisationsScenarios = stateScenarios(organisationsStates, {
  'a band with every kind of card': everyKindOfCard,
  'a band of the organisation’s own': AS_SEEDED,
});
