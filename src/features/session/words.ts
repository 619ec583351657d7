/** A-13 [V]: 401, 403 and 422 of a sign-in. */
export const SIGN_IN_REFUSED = 'Sorry, your attempt to login was unsuccessful. Please try again.';

/** A-12 [V]. */
export const CODE_WRONG = 'Sorry, the code was incorrect. Please try again.';

/** J-02 [V]: also for a code that was due for too long. */
export const SESSION_EXPIRED = {
  title: 'Session expired',
  text: 'Sorry, but your session has expired. Please try signing in again.',
} as const;

/** J-03 [V]: above what a server says about a form. */
export const CHECK_FOLLOWING = 'Sorry, please check the following:';

/** Ours: too many codes, where the server gives no words of its own. */
export const TOO_MANY_CODES = 'Too many codes were tried. Please wait a minute, then try again.';

/** Ours: K-06's words for an address that holds nothing but spaces. */
export const REQUIRED = 'Please complete this field';
