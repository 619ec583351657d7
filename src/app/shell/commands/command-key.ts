import { useEffect } from 'react';

/**
 * A modal dialog keeps the focus: the palette over it could not be typed into (0243). A panel that is not modal does
 * not.
 */
const isModalOpen = (): boolean => document.querySelector('.scrim, dialog[open]') !== null;

/**
 * Calls `open` on Ctrl K, or ⌘ K, unless a modal dialog is open. The browser does nothing on these keys either way.
 * `open` stays the same.
 */
export const useCommandKey = (open: () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!isModalOpen()) open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [open]);
};
