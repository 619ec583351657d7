import type { PaletteItem } from '#ui/lists/palette/palette-items.ts';
import { isOpen } from '../questions/question-state.ts';

/** The next open question after the one on screen, else the first open one. */
export const nextToDo = (items: readonly PaletteItem[]): PaletteItem | undefined => {
  const at = items.findIndex(({ current }) => current);
  return items.slice(at + 1).find(isOpen) ?? items.find(isOpen);
};
