import { IconSearch } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { PartMissing } from '#ui/frames/part/PartMissing.tsx';
import { useCommandKey } from './command-key.ts';

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
