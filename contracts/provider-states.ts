import { addressesStates } from './addresses/addresses.states.ts';
import { assessmentsStates } from './assessments/assessments.states.ts';
import { awardsStates } from './awards/awards.states.ts';
import { bookingsStates } from './bookings/bookings.states.ts';
import { builderStates } from './builder/builder.states.ts';
import { commerceStates } from './commerce/commerce.states.ts';
import { evidenceStates } from './evidence/evidence.states.ts';
import { filesStates } from './files/files.states.ts';
import { libraryStates } from './library/library.states.ts';
import { modulesStates } from './library/modules.states.ts';
import { resetsStates } from './library/resets.states.ts';
import { notificationsStates } from './notifications/notifications.states.ts';
import { organisationsStates } from './organisations/organisations.states.ts';
import { profileStates } from './profile/profile.states.ts';
import { registrationStates } from './registration/registration.states.ts';
import { sessionStates } from './session/session.states.ts';
import { subscriptionsStates } from './subscriptions/subscriptions.states.ts';

/**
 * Every provider state of the pacts, one line for each area: its states stand in `<area>.states.ts` beside its pact
 * tests. The fake backend has a scenario of the same name for each; the owner of another provider makes the sentence
 * true behind the address given with `--states`.
 */
export const PROVIDER_STATES = {
  ...sessionStates,
  ...profileStates,
  ...addressesStates,
  ...assessmentsStates,
  ...evidenceStates,
  ...filesStates,
  ...libraryStates,
  ...modulesStates,
  ...resetsStates,
  ...builderStates,
  ...organisationsStates,
  ...bookingsStates,
  ...commerceStates,
  ...subscriptionsStates,
  ...awardsStates,
  ...notificationsStates,
  ...registrationStates,
} as const;

export type ProviderStateName = keyof typeof PROVIDER_STATES;
