import { reviewEntry } from './assessments/review.samples.ts';
import { takingEntry } from './assessments/taking.samples.ts';
import { rescheduleEntry, scheduleEntry } from './bookings/dated-flow.samples.ts';
import { unscheduleEntry } from './bookings/unschedule.samples.ts';
import { publishingEntry } from './builder/publishing.samples.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { paymentEntry } from './commerce/payment.samples.ts';
import { bulkReviewEntry } from './evidence/bulk.samples.ts';
import { evidenceReviewEntry } from './evidence/review.samples.ts';
import { moduleEntry } from './library/module.samples.ts';
import { bulkResetEntry } from './library/bulk-reset.samples.ts';
import { restartEntry } from './library/restart.samples.ts';
import { twoFactorEntry } from './profile/two-factor.samples.ts';
import { registrationEntry } from './registration/registration.samples.ts';
import { loginEntry } from './session/login.samples.ts';
import { subscriptionChangeEntry } from './subscriptions/subscription-change.samples.ts';
import { viewAsEntry } from './session/view-as.samples.ts';
import { subscribingEntry } from './subscriptions/subscribing.samples.ts';

/**
 * Every flow of the product. From this list alone come the proof that each state is reached and each transition taken,
 * the walker's pages, and the walks of the real views.
 */
export const catalogue: readonly CatalogueEntry[] = [
  loginEntry,
  viewAsEntry,
  takingEntry,
  reviewEntry,
  evidenceReviewEntry,
  bulkReviewEntry,
  paymentEntry,
  subscriptionChangeEntry,
  scheduleEntry,
  rescheduleEntry,
  unscheduleEntry,
  moduleEntry,
  restartEntry,
  bulkResetEntry,
  twoFactorEntry,
  registrationEntry,
  subscribingEntry,
  publishingEntry,
];
