/**
 * Query keys of who is here and of where they belong: those that the first file of the app needs. The others are in
 * `keys.ts`.
 */
export const accountKeys = {
  /** The profile of the signed-in person. */
  me: () => ['me'] as const,
  /** What changed in the product; the same for everybody. */
  releases: () => ['releases'] as const,
  /** The people that the demo's sign-in page offers. */
  demoPeople: () => ['demo', 'personas'] as const,
  /** Everything of every organisation. */
  organisations: () => ['organisation'] as const,
  /** Everything of one organisation. */
  organisation: (organisationId: number) => [...accountKeys.organisations(), organisationId] as const,
} as const;

/** Whether a key is `prefix` or stands below it, as `invalidateQueries` understands it. */
export const isBelow = (key: readonly unknown[], prefix: readonly unknown[]): boolean =>
  prefix.every((part, index) => key[index] === part);
