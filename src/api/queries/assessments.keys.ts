import { keys } from './keys.ts';

export const assessmentsKeys = {
  /** Every assessment of the person in one organisation, and the list of them. */
  assessments: (organisationId: number) => [...keys.organisation(organisationId), 'assessments'] as const,
  /** The list of what is assigned to the person. */
  assignedAssessments: (organisationId: number) =>
    [...assessmentsKeys.assessments(organisationId), 'assigned'] as const,
  /** One assessment. */
  assessment: (organisationId: number, assessmentId: number) =>
    [...assessmentsKeys.assessments(organisationId), assessmentId] as const,
  /** The assessments that wait for a review in one organisation. */
  pendingReviews: (organisationId: number) => [...keys.organisation(organisationId), 'pending reviews'] as const,
  /** What a reviewer skipped there during this visit. Nothing fetches it. */
  reviewVisit: (organisationId: number) => [...keys.organisation(organisationId), 'review visit'] as const,
  /** The review of an assessment; `name` as `subjectName` gives it. */
  review: (name: string) => [...keys.reviews(), name] as const,
} as const;
