import { readArrival } from '#machines/session/redirect-guard.ts';

/** What an address brought. Secrets live here, in memory, and nowhere else. */
export interface BootLink {
  /** */
  readonly email: string | null;
  /** the token of a sign-in link. */
  readonly signInToken: string | null;
  /** */
  readonly organisationId: number | null;
  /** the token of a reset or a registration link. */
  readonly resetToken: string | null;
}

/** A token in a path ends it. */
const RESET_PATH = /^\/reset-password\/([^/]+)\/?$/u;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/**
 * Reads what an address brings; `capture-token.ts` has taken its token away. `path` is below
 * the app's base path.
 */
export const readAddress = (path: string, search: string): BootLink => {
  const resetToken = RESET_PATH.exec(path)?.[1];
  const completing = /^\/complete-registration\/?$/u.test(path);
  const { email, token, organisationId } = readArrival(search);
  return {
    email,
    organisationId,
    signInToken: completing || resetToken !== undefined ? null : token,
    resetToken: resetToken === undefined ? (completing ? token : null) : decoded(resetToken),
  };
};
