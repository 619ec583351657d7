const holders = new Set<object>();

/**
 * C-29: whether leaving now would lose something: a file is on its way, or an answer that this device refused to keep.
 * For `beforeunload` and the router's blocker; answers that are on the device need no question.
 */
export const hasUnsavedWork = (): boolean => holders.size > 0;

/** Declares unsaved work until the returned function is called. */
export const declareUnsavedWork = (): (() => void) => {
  const holder = {};
  holders.add(holder);
  return () => {
    holders.delete(holder);
  };
};
