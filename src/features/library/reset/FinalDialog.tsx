import { useState } from 'react';
import { countResets } from '#machines/library/bulk-reset.machine.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { peopleText, resetsText, titlesOf } from './reset-texts.ts';
import type { BulkResetFlow } from './use-bulk-reset.ts';

/** Names before the rest is counted. */
const FIRST_NAMES = 8;

interface FinalDialogProps {
  readonly flow: BulkResetFlow;
  /** Who is reset, in the order in which they were chosen. */
  readonly names: readonly string[];
  /** The learner whom somebody views as (H-17); null in the own name. */
  readonly learner: string | null;
}

/** N-22: what is about to be taken back, from whom, and the number that has to be typed. */
export function FinalDialog({ flow: { snapshot, send }, names, learner }: FinalDialogProps) {
  const { context } = snapshot;
  const [isWhole, setIsWhole] = useState(false);
  const count = countResets(context);
  const isRight = snapshot.can({ type: 'confirmed' });
  const shown = isWhole ? names : names.slice(0, FIRST_NAMES);
  const more = names.length - shown.length;
  const cancel = () => send({ type: 'cancelled' });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      className="scrim--final"
      title={
        <>
          {resetsText(count)},<br />
          and no way back
        </>
      }
      onClose={cancel}
      foot={
        <>
          <Button variant="primary" onClick={cancel}>
            Keep everything
          </Button>
          <Button
            variant="danger"
            className={isRight ? 'btn--final' : undefined}
            reason={isRight ? undefined : `Type ${count} to go on.`}
            onClick={() => send({ type: 'confirmed' })}
          >
            Reset {count} for good
          </Button>
        </>
      }
    >
      {learner !== null && <p>You are viewing as {learner}.</p>}
      <p className="fin__l">
        <b>{peopleText(names.length)}</b> {names.length === 1 ? 'begins' : 'begin'} <b>{titlesOf(context.training)}</b>{' '}
        again. Their progress cannot be brought back by anybody, us included.
      </p>
      <p className="fin__w">
        {shown.join(', ')}{' '}
        {more > 0 && (
          <button type="button" className="btn-text" onClick={() => setIsWhole(true)}>
            and {more} more
          </button>
        )}
      </p>
      <TextField
        label="Type the number of resets"
        hint={isRight ? `It is ${count}.` : 'So that it is never a slip of the hand.'}
        className="fin__f"
        inputMode="numeric"
        autoComplete="off"
        value={context.typed}
        onChange={(text) => send({ type: 'number.typed', text })}
      />
    </Dialog>
  );
}
