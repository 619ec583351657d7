/**
 * How long a decision about somebody's work waits before its call leaves, so that it can be taken back (WCAG 3.3.4).
 * Real time: the virtual clock does not move it.
 */
export const UNDO_MILLISECONDS = 8000;
