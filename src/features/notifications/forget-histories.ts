/** What the names of stored histories begin with. */
export const HISTORIES = 'waymark.notifications/';

/** A-28, H-07: nothing of what anybody was told is left in this tab. */
export const forgetHistories = (tab: () => Storage = () => window.sessionStorage): void => {
  try {
    for (const name of Object.keys(tab())) if (name.startsWith(HISTORIES)) tab().removeItem(name);
  } catch {
    // Storage is closed: then nothing was stored either.
  }
};
