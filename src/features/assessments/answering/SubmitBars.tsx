import { IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionBar } from '#ui/frames/action-bar/ActionBar.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import type { AnsweringProps } from './answering-props.ts';
import { SavedHere } from './SavedHere.tsx';
import { nextToDo, pickQuestion, whatIsOpen, type Tally } from '../questions/question-state.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { formatDeviceTime } from '#ui/format/dates.ts';
import { PaletteSheet } from './lazy-dialogs.tsx';

/** What is missing before Submit, or that nothing is. Submit is described by it. */
function WhatIsOpen({ tally, id, className }: { tally: Tally; id: string; className?: string }) {
  const { fact, also } = whatIsOpen(tally);
  return (
    <p id={id} className={className}>
      <b>{fact}</b> <span>{also}</span>
    </p>
  );
}

/** The bar of a wide window: what is missing, what is saved, and Submit, which takes the blade once it is ready (C-16). */
export function SubmitBar({ tally, draft, isReady, onSubmit }: AnsweringProps) {
  return (
    <ActionBar label="Submit">
      <WhatIsOpen tally={tally} id="submit-why" className="actbar__why" />
      <SavedHere draft={draft} />
      <Button variant={isReady ? 'go' : 'primary'} reasonId={isReady ? undefined : 'submit-why'} onClick={onSubmit}>
        Submit
      </Button>
    </ActionBar>
  );
}

/** One bar of 60 px on a phone: the count opens the palette as a sheet, the blade leads to what is next (C-16). */
export function PhoneBar(props: AnsweringProps) {
  const { items, tally, draft, isReady, goTo, onSubmit } = props;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const next = nextToDo(items);
  const saved =
    draft.saved === 'refused'
      ? 'Not saved'
      : draft.savedAtMs !== null && `Saved ${formatDeviceTime(new Date(draft.savedAtMs))}`;
  return (
    <div className="xbar" role="region" aria-label="Progress">
      <div className="wrap xbar__in">
        <button type="button" className="xbar__b" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
          <span>
            {tally.answered} of {tally.total} answered
          </span>
          {saved && <span className="meta">{saved}</span>}
          <IconChevronUp className="ic" aria-hidden />
        </button>
        {isReady ? (
          <Button variant="go" onClick={onSubmit}>
            Submit
          </Button>
        ) : (
          next && (
            <LinkButton variant="go" href={next.href} onClick={(event) => pickQuestion(goTo)(next, event)}>
              Next to do
            </LinkButton>
          )
        )}
      </div>
      {isSheetOpen && <PaletteSheet {...props} onClose={() => setSheetOpen(false)} />}
    </div>
  );
}

/** After the last question on a phone: what is missing; once nothing is, the bar below has Submit. */
export function SubmitEnd({ tally, isReady }: AnsweringProps) {
  return (
    <div className="exam__end">
      <WhatIsOpen tally={tally} id="submit-end-why" />
      {!isReady && (
        <Button variant="primary" wide reasonId="submit-end-why">
          Submit
        </Button>
      )}
    </div>
  );
}
