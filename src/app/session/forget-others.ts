import { HISTORIES } from '#features/notifications/forget-histories.ts';
import { forgetScrollPositions } from '../state/scroll-positions.ts';

/** Whose tab this was last. */
const TAB_OF = 'waymark.tab';

/**
 * T10: nothing that this tab holds of somebody else meets the person who is here: their session ended while no page of
 * theirs was open. Drafts are not of the tab (0180); the chosen organisation is written anew with each person.
 */
export const forgetOthersInTab = (personId: number): void => {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(HISTORIES) && name !== `${HISTORIES}${personId}`) sessionStorage.removeItem(name);
    const before = sessionStorage.getItem(TAB_OF);
    sessionStorage.setItem(TAB_OF, String(personId));
    if (before !== null && before !== String(personId)) forgetScrollPositions();
  } catch {
    // Storage is closed: then nothing was stored either.
  }
};
