/** H-04 [V]. */
export const VIEW_AS_REFUSED = "Sorry, this user was not found, or you cannot 'View As' this user.";

/** H-08 [V]. */
export const VIEWING_AS = 'You are viewing as';

/** H-09 [V]. */
export const EXIT_VIEW_AS = 'Exit View As…';

/** G-04 [V]. */
export const PROFILE_CLOSED = "Sorry, you cannot access 'My Profile' while viewing as a different learner.";

/** B-09. */
export const VIEW_AS = 'View As';
