import type { ProviderStateName } from '#contracts/provider-states.ts';
import { addressesScenarios } from './addresses.scenarios.ts';
import { assessmentsScenarios } from './assessments.scenarios.ts';
import { awardsScenarios } from './awards.scenarios.ts';
import { bookingsScenarios } from './bookings.scenarios.ts';
import { builderScenarios } from './builder.scenarios.ts';
import { commerceScenarios } from './commerce.scenarios.ts';
import { evidenceScenarios } from './evidence.scenarios.ts';
import { filesScenarios } from './files.scenarios.ts';
import { largeWorldWithAssessments } from './large.ts';
import { learnersDay } from './learners-day.ts';
import { libraryScenarios } from './library.scenarios.ts';
import { modulesScenarios } from './modules.scenarios.ts';
import { notificationsScenarios } from './notifications.scenarios.ts';
import { organisationsScenarios } from './organisations.scenarios.ts';
import { profileScenarios } from './profile.scenarios.ts';
import { registrationScenarios } from './registration.scenarios.ts';
import { resetsScenarios } from './resets.scenarios.ts';
import { NOBODY, type Scenario } from './scenario.ts';
import { sessionScenarios } from './session.scenarios.ts';
import { subscriptionsScenarios } from './subscriptions.scenarios.ts';

/** Situations of the whole world. */
const worldScenarios = {
  default: { description: 'The seeded world, nobody signed in.', entrance: NOBODY },
  large: {
    description:
      'Amara has 1,000 bookings, 1,000 awards, 5,000 modules and 1,000 assessments more than in the seeded world.',
    entrance: NOBODY,
    world: largeWorldWithAssessments,
  },
  'learners-day': learnersDay,
} satisfies Readonly<Record<string, Scenario>>;

/** One line for each area. */
const BY_AREA = {
  world: worldScenarios,
  session: sessionScenarios,
  profile: profileScenarios,
  addresses: addressesScenarios,
  assessments: assessmentsScenarios,
  evidence: evidenceScenarios,
  files: filesScenarios,
  library: { ...libraryScenarios, ...modulesScenarios, ...resetsScenarios },
  builder: builderScenarios,
  organisations: organisationsScenarios,
  bookings: bookingsScenarios,
  commerce: commerceScenarios,
  subscriptions: subscriptionsScenarios,
  awards: awardsScenarios,
  notifications: notificationsScenarios,
  registration: registrationScenarios,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Scenario>>>>;

type ByArea = typeof BY_AREA;
type ScenarioName = { [A in keyof ByArea]: keyof ByArea[A] }[keyof ByArea];

/**
 * Every situation that the demo can be put into, by name: those of each area, and of the whole world. A provider state
 * without one does not compile.
 */
const scenarios: Readonly<Record<string, Scenario>> & { readonly [N in ProviderStateName]: Scenario } =
  Object.fromEntries(Object.values(BY_AREA).flatMap((named) => Object.entries<Scenario>(named))) as Readonly<
    Record<ScenarioName, Scenario>
  >;

export const scenarioNames: readonly string[] = Object.keys(scenarios);

/** The area that a scenario belongs to. Throws on a name that there is not. */
export const areaOfScenario = (name: string): string => {
  const [area] = Object.entries(BY_AREA).find(([, named]) => Object.hasOwn(named, name)) ?? [];
  if (area === undefined) throw new Error(`The scenario '${name}' belongs to no area.`);
  return area;
};

/** Throws on a name that there is not. */
export const scenarioNamed = (name: string): Scenario => {
  const found = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (found === undefined) throw new Error(`There is no scenario '${name}'. There are: ${scenarioNames.join(', ')}.`);
  return found;
};
