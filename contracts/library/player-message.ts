/**
 * What the player of a package tells the page around its frame when a call that stores was answered with 409: the
 * session is somebody else's by now (T15). The page then asks the server who is here.
 */
export const SESSION_CHANGED = 'waymark.player.session-changed';

/**
 * What it tells the page when such a call was answered with 401: the page asks the server anything, so that the session
 * can be renewed over it (J-02).
 */
export const SESSION_ENDED = 'waymark.player.session-ended';

/** What the page tells a player before it drops its frame: the package ends now, and what it says last is stored (0339). */
export const FAREWELL = 'waymark.player.leave';

/** What the player answers at once, so that its frame stays until everything is stored. */
export const FAREWELL_HEARD = 'waymark.player.leaving';

/** What the player answers once everything is stored, or cannot be: its frame may go. */
export const FAREWELL_ANSWERED = 'waymark.player.left';
