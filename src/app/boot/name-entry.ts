/**
 * Gives this step of the history the key under which the router remembers where its page was left. One that the router
 * did not make has none, and all of those would share one place.
 */
export const nameEntry = (history: Pick<History, 'state' | 'replaceState'>): void => {
  const state = history.state as { readonly key?: string } | null;
  if (state?.key === undefined) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
};
