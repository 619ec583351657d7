import * as addresses from './addresses/addresses.endpoints.ts';
import * as analytics from './analytics/analytics.endpoints.ts';
import * as assessments from './assessments/assessments.endpoints.ts';
import * as review from './assessments/review.endpoints.ts';
import * as awards from './awards/awards.endpoints.ts';
import * as bookings from './bookings/bookings.endpoints.ts';
import * as builder from './builder/builder.endpoints.ts';
import * as commerce from './commerce/commerce.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as evidence from './evidence/evidence.endpoints.ts';
import * as files from './files/files.endpoints.ts';
import * as categories from './library/categories.endpoints.ts';
import * as collection from './library/collection.endpoints.ts';
import * as library from './library/library.endpoints.ts';
import * as module from './library/module.endpoints.ts';
import * as page from './library/page.endpoints.ts';
import * as resets from './library/resets.endpoints.ts';
import * as notifications from './notifications/notifications.endpoints.ts';
import * as organisations from './organisations/organisations.endpoints.ts';
import * as profile from './profile/profile.endpoints.ts';
import * as twoFactor from './profile/two-factor.endpoints.ts';
import * as registration from './registration/registration.endpoints.ts';
import * as releases from './releases/releases.endpoints.ts';
import * as session from './session/session.endpoints.ts';
import * as viewAs from './session/view-as.endpoints.ts';
import * as subscriptions from './subscriptions/subscriptions.endpoints.ts';

/** One line for each `*.endpoints.ts`, which exports nothing but calls, each under its own name. */
const declared = {
  ...session,
  ...viewAs,
  ...profile,
  ...twoFactor,
  ...addresses,
  ...assessments,
  ...review,
  ...evidence,
  ...files,
  ...releases,
  ...organisations,
  ...bookings,
  ...commerce,
  ...subscriptions,
  ...analytics,
  ...awards,
  ...library,
  ...categories,
  ...module,
  ...collection,
  ...page,
  ...resets,
  ...builder,
  ...notifications,
  ...registration,
} as const satisfies Readonly<Record<string, Endpoint>>;

/** Its row of table X; calls that share one stand by their names. */
const rowOf = ({ number, name }: Endpoint): string => `${number} ${name}`;

/**
 * Every call the product makes so far, by name, in the order of table X: modules list what they export in an order that
 * depends on who loads them. The sets of handlers and pact interactions are proven equal to it.
 */
export const catalogue = Object.fromEntries(
  Object.entries<Endpoint>(declared).toSorted(([, one], [, other]) => (rowOf(one) < rowOf(other) ? -1 : 1)),
) as Catalogue;

export type Catalogue = typeof declared;
export type EndpointName = keyof Catalogue;
