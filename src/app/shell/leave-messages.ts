import { isAnythingLost, unsavedReasons } from '#persistence/unsaved-work.ts';

/** C-29: what is asked before a page is left while something would be lost. */
export const LEAVE = {
  title: 'Leave this page?',
  leave: 'Leave',
  stay: 'Stay',
};

/** What would be lost, or left unfinished, and why. */
export const leaveText = (): string =>
  [...unsavedReasons(), isAnythingLost() ? 'If you leave now, you lose it.' : 'You can go on with it later.'].join(' ');
