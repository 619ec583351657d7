/**
 * Query keys that belong to no area. Those of an area are in `<area>.keys.ts`, below `keys.organisation(id)` where the
 * organisation is known: refreshing that refreshes all of it. Keys are spelled in these files only, so that an
 * invalidation always meets the query it means (a test reads the sources).
 */
export const keys = {
  /** The profile of the signed-in person. */
  me: () => ['me'] as const,
  /** What changed in the product; the same for everybody. */
  releases: () => ['releases'] as const,
  /** The layouts that a page can begin with; the same for everybody. */
  layouts: () => ['layouts'] as const,
  /** Addresses of the look-up that match a text; the same for everybody. */
  foundAddresses: (search: string) => ['addresses', 'found', search] as const,
  /** An address of the look-up with its parts; the same for everybody. */
  address: (id: string) => ['addresses', 'one', id] as const,
  /** What registering at a path asks for; the same for everybody. */
  registration: (path: string) => ['registration', path] as const,
  /** The people that the demo's sign-in page offers. */
  demoPeople: () => ['demo', 'personas'] as const,
  /** Everything of every organisation. */
  organisations: () => ['organisation'] as const,
  /** Everything of one organisation. */
  organisation: (organisationId: number) => [...keys.organisations(), organisationId] as const,
  /** The people of one organisation. */
  people: (organisationId: number) => [...keys.organisation(organisationId), 'people'] as const,
  /** Every open review, of an assessment or of evidence. Its organisation is known only once it has loaded. */
  reviews: () => ['reviews'] as const,
} as const;

/** Whether a key is `prefix` or stands below it, as `invalidateQueries` understands it. */
export const isBelow = (key: readonly unknown[], prefix: readonly unknown[]): boolean =>
  prefix.every((part, index) => key[index] === part);
