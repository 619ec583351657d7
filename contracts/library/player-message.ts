/**
 * What the player of a package tells the page around its frame when a call that stores was answered with 409: the
 * session is somebody else's by now (T15). The page then asks the server who is here.
 */
export const SESSION_CHANGED = 'waymark.player.session-changed';
