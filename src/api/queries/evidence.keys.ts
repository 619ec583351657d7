import { keys } from './keys.ts';

export const evidenceKeys = {
  /** The evidence that waits for a review in one organisation. */
  pendingEvidence: (organisationId: number) => [...keys.organisation(organisationId), 'evidence'] as const,
  /** What a reviewer selected and skipped there during this visit. Nothing fetches it. */
  evidenceVisit: (organisationId: number) => [...keys.organisation(organisationId), 'evidence visit'] as const,
  /** How much evidence waits there, and since when. */
  evidenceWaiting: (organisationId: number) => [...evidenceKeys.pendingEvidence(organisationId), 'count'] as const,
  /** The review of a piece of evidence. */
  evidence: (evidenceKey: string) => [...keys.reviews(), `e/${evidenceKey}`] as const,
} as const;
