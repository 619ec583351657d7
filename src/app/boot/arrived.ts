import { readArrival } from '#machines/session/redirect-guard.ts';

/** What an address brought. Secrets live here, in memory, and nowhere else (A-31). */
export interface Arrived {
  /** A-02. */
  readonly email: string | null;
  /** A-03: the token of a sign-in link. */
  readonly signInToken: string | null;
  /** A-04. */
  readonly organisationId: number | null;
  /** A-17, A-18: the token of a reset or a registration link. */
  readonly resetToken: string | null;
}

/** A path, and a query, that carry a token, and what they look like without it. */
const RESET_PATH = /^(\/reset-password)\/([^/]+)\/?$/u;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/**
 * Reads what an address brings and says what it must look like from now on: without tokens, before anything is loaded
 * (A-03, A-17, A-18; `Referrer-Policy` alone is not enough). `path` is below the app's base path.
 */
export const readAddress = (path: string, search: string): { arrived: Arrived; address: string } => {
  const query = new URLSearchParams(search);
  const reset = RESET_PATH.exec(path);
  const completing = /^\/complete-registration\/?$/u.test(path);
  const { email, token, organisationId } = readArrival(search);
  query.delete('token');
  const rest = query.toString();
  const shown = reset?.[1] ?? path;
  return {
    arrived: {
      email,
      organisationId,
      signInToken: completing || reset !== null ? null : token,
      resetToken: reset?.[2] === undefined ? (completing ? token : null) : decoded(reset[2]),
    },
    // Without a token the address stays as it was written, to the letter.
    address: token === null && reset === null ? `${path}${search}` : `${shown}${rest === '' ? '' : `?${rest}`}`,
  };
};
