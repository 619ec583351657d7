const holders = new Map<object, string>();

/**
 * C-29: whether leaving now would lose something: a file is on its way, or an answer that this device refused to keep.
 * For `beforeunload` and the router's blocker; answers that are on the device need no question.
 */
export const hasUnsavedWork = (): boolean => holders.size > 0;

/** Why leaving would lose something, a sentence for each reason: `A file is still uploading.` */
export const unsavedReasons = (): readonly string[] => [...new Set(holders.values())];

/** Declares unsaved work, with the reason in a sentence, until the returned function is called. */
export const declareUnsavedWork = (reason: string): (() => void) => {
  const holder = {};
  holders.set(holder, reason);
  return () => {
    holders.delete(holder);
  };
};
