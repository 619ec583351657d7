import { formatList } from '#ui/format/text.ts';

/** A-13 [V]: 401, 403 and 422 of a sign-in. */
export const SIGN_IN_REFUSED = 'Sorry, your attempt to login was unsuccessful. Please try again.';

/** A-12 [V]. */
export const CODE_WRONG = 'Sorry, the code was incorrect. Please try again.';

/** J-02 [V]: also for a code that was due for too long. */
export const SESSION_EXPIRED = {
  title: 'Session expired',
  text: 'Sorry, but your session has expired. Please try signing in again.',
} as const;

/** Ours: a refusal that names nothing. */
export const NOT_ACCEPTED = 'What you entered was not accepted.';

/** Ours: under J-01's words, where the server ended the session while a page stood. */
export const SESSION_ENDED = {
  sessionOver: 'Your session is over. Sign in to go on where you stopped.',
  denied: 'Your account is not allowed to do that, so you were signed out. Sign in to go on.',
} as const;

/** Ours: why a form of signing in cannot be sent while the connection is lost. */
export const NO_CONNECTION = {
  title: 'No connection.',
  text: 'Please try again when the connection is back. What you typed stays here.',
} as const;

/** Ours: the same form, once the connection is back. */
export const CONNECTION_BACK = {
  title: 'The connection is back.',
  text: 'Please try again. What you typed is still here.',
} as const;

/** K-09: what a form of signing in still needs, or undefined. `Enter your email address and password.` */
export const enterYour = (missing: readonly string[]): string | undefined =>
  missing.length === 0 ? undefined : `Enter your ${formatList(missing)}.`;

/** Ours, A-11 and L7: the two kinds of code, each with the way to the other. */
export const CODE_KINDS = {
  app: {
    label: 'Six-digit code',
    hint: 'From the authenticator app on your phone. It changes every 30 seconds.',
    missing: 'Enter the six-digit code.',
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the codes that you saved when you set up two-factor. Each works once.',
    missing: 'Enter a recovery code.',
    other: 'Use your authenticator app',
  },
} as const;

/** Ours: too many codes, where the server gives no words of its own. */
export const TOO_MANY_CODES = 'Too many codes were tried.';

/** Ours. */
export const WAIT_A_MOMENT = 'Please wait a moment, then try again.';

/** A-16 [V]. */
export const FORGOTTEN_TITLE = 'Forgotten Password?';

/** A-18 [V]; A-17 has none of its own. */
export const NEW_PASSWORD_TITLE = 'Create New Password';

/** Ours: 429 of the call for the mail; the server's words about waiting stand under it. */
export const TOO_MANY_MAILS = 'Sorry, that was too often.';

/** K-09, of the pages for a new password. */
export const NEW_PASSWORD_MISSING = 'Enter the new password twice.';

/** Ours: the rule is not shown in G-10 either. */
export const PASSWORDS_DIFFER = 'The two passwords are not the same.';

/**
 * Ours: a link that was cut off, or a reload: the token leaves the address as soon as the page opens. Which of the two
 * is unknown, so the words claim neither (S12).
 */
export const LINK_INCOMPLETE = {
  title: 'Please open the link in your email again',
  text: 'This page needs the whole link. Part of it may be missing, or the page was reloaded.',
} as const;

/** Ours: L10. The server's words would tell whether the account exists, so they do not stand here. */
export const LINK_REFUSED = {
  title: 'Sorry, this link no longer works',
  text: 'A link works once, within an hour of being sent.',
} as const;
