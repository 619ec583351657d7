import { IconSearch } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { PartMissing } from '#ui/frames/part/PartMissing.tsx';
import { pressedKey } from '#ui/actions/keys/pressed-key.ts';

/**
 * A modal dialog keeps the focus: the palette over it could not be typed into (0243). A panel that is not modal does
 * not.
 */
const isModalOpen = (): boolean => document.querySelector('.scrim, dialog[open]') !== null;

/**
 * Calls `open` on Ctrl K, or ⌘ K, unless a modal dialog is open. The browser does nothing on these keys either way.
 * `open` stays the same.
 */
const useCommandKey = (open: () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (
        pressedKey(event).toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      if (!isModalOpen()) open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [open]);
};

const CommandPalettePart = lazyPart(async () => (await import('./CommandPalette.tsx')).CommandPalette, {
  missing: (again, { onClose }) => <PartMissing title="This could not be opened" onAgain={again} onClose={onClose} />,
});

/** Opens the command palette, by a press or by Ctrl K. Nothing of it is loaded before. */
export function CommandButton() {
  const [isOpen, setOpen] = useState(false);
  useCommandKey(useCallback(() => setOpen(true), []));
  return (
    <>
      <Button
        icon
        className="finder"
        aria-label="Find anything"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <IconSearch className="ic" aria-hidden />
      </Button>
      {isOpen && <CommandPalettePart onClose={() => setOpen(false)} />}
    </>
  );
}
