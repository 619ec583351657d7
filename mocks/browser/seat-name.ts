/** Two people side by side: a frame named `waymark-seat:2` is a seat of its own, with a session of its own (0263). */
const SEAT = /^waymark-seat:(\d+)$/;
/** The seat whose cookies and storage are the browser's own. */
const FIRST = '1';

/** The seat that a window's name asks for; null where it is the browser's own. */
export const seatOf = (name: string): string | null => {
  const [, seat = FIRST] = SEAT.exec(name) ?? [];
  return seat === FIRST ? null : seat;
};

/**
 * Replies that the page asked for before the backend was there. In a frame another frame may have answered them, in
 * somebody else's name; the app asks again for what it does not find.
 */
export const dropOpeningReplies = (view: { readonly openingReplies?: { clear: () => void } }): void =>
  view.openingReplies?.clear();
