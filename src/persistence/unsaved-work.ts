/** Why leaving loses something, or breaks something off. */
interface Unsaved {
  /** In a sentence. */
  readonly reason: string;
  /** Below this path it goes on, and it is on the device: only leaving for another page of the app is asked about. */
  readonly within: string | null;
}

const holders = new Map<object, Unsaved>();

const isBelow = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`);

/**
 * C-29: whether leaving now would lose something: a file is on its way, or an answer that this device refused to keep.
 * For `beforeunload` and the router's blocker; answers that are on the device need no question. `nextPath`, below the
 * app's base path, is where the app goes; then what it leaves unfinished counts, too.
 */
export const hasUnsavedWork = (nextPath?: string): boolean =>
  [...holders.values()].some(({ within }) => within === null || (nextPath !== undefined && !isBelow(nextPath, within)));

/** Why leaving would lose something, a sentence for each reason: `A file is still uploading.` */
export const unsavedReasons = (): readonly string[] => [...new Set([...holders.values()].map(({ reason }) => reason))];

/** Whether anything of it is lost for good by leaving. */
export const isAnythingLost = (): boolean => [...holders.values()].some(({ within }) => within === null);

/**
 * Declares unsaved work, with the reason in a sentence, until the returned function is called. `within`: it is on the
 * device, and only leaving that part of the app is asked about.
 */
export const declareUnsavedWork = (reason: string, within: string | null = null): (() => void) => {
  const holder = {};
  holders.set(holder, { reason, within });
  return () => {
    holders.delete(holder);
  };
};
