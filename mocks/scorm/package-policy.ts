/**
 * The policy of a player's page and of the files of a package (0342): nothing but their own origin and what they hold
 * themselves, no call and no form to anywhere else. A package of other tools needs its inline scripts and styles.
 */
export const PACKAGE_POLICY =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; connect-src 'self'; form-action 'none'; base-uri 'self'; frame-ancestors 'self'";
