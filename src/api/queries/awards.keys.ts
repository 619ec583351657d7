import { keys } from './keys.ts';

export const awardsKeys = {
  /** The person's points since the account was opened. */
  points: (organisationId: number) => [...keys.organisation(organisationId), 'points', 'all'] as const,
  /** The person's points between two moments in unix seconds. */
  pointsBetween: (organisationId: number, from: number, to: number) =>
    [...keys.organisation(organisationId), 'points', from, to] as const,
  /** Every award of one organisation, and the list of them. */
  awards: (organisationId: number) => [...keys.organisation(organisationId), 'awards'] as const,
  /** One award, with its parts. */
  award: (organisationId: number, awardId: number) => [...awardsKeys.awards(organisationId), awardId] as const,
  /** A person's points and completed training. */
  organisationStats: (organisationId: number, userId: number) =>
    [...keys.organisation(organisationId), 'stats', userId] as const,
} as const;
