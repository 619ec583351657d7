import { assessmentWork } from '#features/assessments/drafts/assessment-work.ts';
import { reviewWork } from '#features/assessments/review/review-work.ts';
import { bookingDelivery } from '#features/bookings/changing/booking-delivery.ts';
import { builderWork } from '#features/builder/edit/builder-work.ts';
import { batchWork } from '#features/evidence/bulk/batch-work.ts';
import { evidenceWork } from '#features/evidence/evidence-work.ts';
import { ownEvidenceWork } from '#features/library/module/evidence-work.ts';
import { profileWork } from '#features/profile/draft/profile-work.ts';
import type { RegisteredKind } from '#persistence/work-kind.ts';

/**
 * Every kind of work that this device may hold of a person. An area with something typed or confirmed adds its kind
 * here; signing out, View As, leaving and the next opening then name, send and wipe it.
 */
export const WORK_KINDS = [
  assessmentWork,
  reviewWork,
  evidenceWork,
  batchWork,
  bookingDelivery,
  ownEvidenceWork,
  profileWork,
  builderWork,
] as const satisfies readonly RegisteredKind[];
