import { organisationsStates } from '#contracts/organisations/organisations.states.ts';
import { fileLimitOfTheOrganisation } from '#fixtures/assessments/other-organisations.ts';
import { harbour } from '#fixtures/organisations.ts';
import { tomWhitfield } from '#fixtures/people.ts';
import { everyKindOfCard } from './every-kind-of-card.ts';
import type { Stage } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';
import { assessment } from './traits/assessment.ts';

/** What has expired for somebody else here, and for Amara elsewhere. */
const expiredElsewhere = async (stage: Stage): Promise<void> => {
  await assessment().of(tomWhitfield).passed().expiringIn('-1d').arrange(stage);
  await assessment(fileLimitOfTheOrganisation).passed().expiringIn('-1d').arrange(stage);
};

const productOfHarbour = async ({ db }: Stage): Promise<void> => {
  await db.tables.products.insert({
    product_id: organisationsStates['an organisation of others'].provides.product_id,
    reason: 'Harbour sells none in the seeded world.',
    name: 'Safe on the quay, in practice',
    organisation_id: harbour.organisation_id,
    type_id: 1,
    price_inc_tax: 20,
    study_hours: 2,
    flex_type: null,
    flex_id: null,
    prerequisite_ids: [],
  });
};

/** What an organisation has its learners see. */
export const organisationsScenarios = stateScenarios(organisationsStates, {
  'a band with every kind of card': async (stage) => {
    await everyKindOfCard(stage);
    await expiredElsewhere(stage);
  },
  'a band of the organisation’s own': AS_SEEDED,
  'an organisation of others': productOfHarbour,
});
