import { unsavedReasons } from '#persistence/unsaved-work.ts';

/** C-29: what is asked before a page is left while something would be lost. */
export const LEAVE = {
  title: 'Leave this page?',
  leave: 'Leave',
  stay: 'Stay',
};

/** What would be lost, and why. */
export const leaveText = (): string => [...unsavedReasons(), 'If you leave now, you lose it.'].join(' ');
