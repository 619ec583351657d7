import type { Catalogue, EndpointName } from '#contracts/catalogue.ts';
import * as addresses from '../rules/addresses.rules.ts';
import * as assessments from '../rules/assessments.rules.ts';
import * as awards from '../rules/awards.rules.ts';
import * as bands from '../rules/bands.rules.ts';
import * as bookings from '../rules/bookings.rules.ts';
import * as builder from '../rules/builder.rules.ts';
import * as categories from '../rules/categories.rules.ts';
import * as commerce from '../rules/commerce.rules.ts';
import * as entityFiles from '../rules/entity-files.rules.ts';
import * as evidence from '../rules/evidence.rules.ts';
import * as files from '../rules/files.rules.ts';
import * as collections from '../rules/collections.rules.ts';
import * as layouts from '../rules/layouts.rules.ts';
import * as library from '../rules/library.rules.ts';
import * as listings from '../rules/listings.rules.ts';
import * as moduleEvidence from '../rules/module-evidence.rules.ts';
import * as moduleProgress from '../rules/module-progress.rules.ts';
import * as modules from '../rules/modules.rules.ts';
import * as notifications from '../rules/notifications.rules.ts';
import * as pageChange from '../rules/page-change.rules.ts';
import * as pages from '../rules/pages.rules.ts';
import * as plans from '../rules/plans.rules.ts';
import * as profileChange from '../rules/profile-change.rules.ts';
import * as profile from '../rules/profile.rules.ts';
import * as registration from '../rules/registration.rules.ts';
import * as releases from '../rules/releases.rules.ts';
import * as resets from '../rules/resets.rules.ts';
import * as review from '../rules/review.rules.ts';
import type { Rule } from '../rules/rule.ts';
import * as session from '../rules/session.rules.ts';
import * as submitBookings from '../rules/submit-bookings.rules.ts';
import * as subscriptions from '../rules/subscriptions.rules.ts';
import * as twoFactor from '../rules/two-factor.rules.ts';
import * as viewAs from '../rules/view-as.rules.ts';

/** The rule that answers each call of the catalogue. */
type Rules = { readonly [N in EndpointName]: Rule<Catalogue[N]> };

/**
 * Rules by the names of their calls, one line for each `*.rules.ts`, which exports a rule under its call's name. A call
 * without a rule does not compile here; a rule of a call that there is not, `Rule<Catalogue['…']>`, does not compile
 * there.
 */
export const rules: Rules = {
  ...session,
  ...viewAs,
  ...profile,
  ...profileChange,
  ...twoFactor,
  ...addresses,
  ...assessments,
  ...review,
  ...evidence,
  ...files,
  ...releases,
  ...bands,
  ...bookings,
  ...submitBookings,
  ...categories,
  ...commerce,
  ...plans,
  ...subscriptions,
  ...awards,
  ...collections,
  ...library,
  ...listings,
  ...modules,
  ...moduleProgress,
  ...moduleEvidence,
  ...resets,
  ...notifications,
  ...pages,
  ...builder,
  ...layouts,
  ...pageChange,
  ...entityFiles,
  ...registration,
};
