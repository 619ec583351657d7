/** Where a piece of evidence stands; the query of its list comes behind it. */
export const evidencePath = (key: string): string => `/e/${encodeURIComponent(key)}`;

/** The list of evidence. */
export const LIST_PATH = '/evidence';
