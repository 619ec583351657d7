/** A-13 [V]: 401, 403 and 422 of a sign-in. */
export const SIGN_IN_REFUSED = 'Sorry, your attempt to login was unsuccessful. Please try again.';

/** A-12 [V]. */
export const CODE_WRONG = 'Sorry, the code was incorrect. Please try again.';

/** J-02 [V]: also for a code that was due for too long. */
export const SESSION_EXPIRED = {
  title: 'Session expired',
  text: 'Sorry, but your session has expired. Please try signing in again.',
} as const;

/** Ours: too many codes, where the server gives no words of its own. */
export const TOO_MANY_CODES = 'Too many codes were tried.';

/** Ours. */
export const WAIT_A_MOMENT = 'Please wait a moment, then try again.';

/** Ours: 429 of the call for the mail; the server's words about waiting stand under it. */
export const TOO_MANY_MAILS = 'Sorry, that was too often.';

/** Ours: K-06's words for an address that holds nothing but spaces. */
export const REQUIRED = 'Please complete this field';

/** Ours: the rule is not shown in G-10 either. */
export const PASSWORDS_DIFFER = 'The two passwords are not the same.';

/** Ours: the token leaves the address as soon as the page opens, so a reload does not have it any more. */
export const LINK_INCOMPLETE = {
  title: 'Please open the link in your email again',
  text: 'To keep it safe we take the link out of the address as soon as it opens, so this page no longer has it.',
} as const;

/** Ours: L10, used or older than an hour. The server's words stand between. */
export const LINK_REFUSED = {
  title: 'Sorry, this link no longer works',
  text: 'A link works once, within an hour of being sent.',
} as const;
