import type { MouseEvent } from 'react';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { Palette } from '#ui/lists/palette/Palette.tsx';
import { PALETTE_LIST_MAX, type PaletteItem } from '#ui/lists/palette/palette-items.ts';
import type { AnsweringProps } from '../answering/answering-props.ts';
import { nextToDo } from '../questions/question-state.ts';
import { PaletteCounts } from './QuestionPalette.tsx';
import { SavedHere } from '../answering/SavedHere.tsx';
import { afterDialog } from '../answering/after-dialog.ts';

/** The palette as a sheet from below. A press closes it and goes to the question. */
export function PaletteSheet({ items, tally, draft, goTo, onClose }: AnsweringProps & { onClose: () => void }) {
  const next = nextToDo(items);
  const pick = (item: PaletteItem, event: MouseEvent) => {
    event.preventDefault();
    onClose();
    afterDialog(() => goTo(Number(item.key)));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable
      title="Questions"
      lead={<PaletteCounts tally={tally} />}
      bodyLabel="All questions"
      className={items.length > PALETTE_LIST_MAX ? 'palsheet sheet60' : 'palsheet'}
      foot={
        <>
          <SavedHere draft={draft} />
          {next && (
            <LinkButton variant="go" href={next.href} onClick={(event) => pick(next, event)}>
              Next to do
            </LinkButton>
          )}
        </>
      }
    >
      <Palette items={items} onPick={pick} />
    </Dialog>
  );
}
