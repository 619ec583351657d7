import { IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { formatDeviceTime } from '#ui/format/dates.ts';
import type { AnsweringProps } from './answering-props.ts';
import { PaletteSheet } from './lazy-dialogs.tsx';
import { nextToDo } from '../palette/next-to-do.ts';
import { pickQuestion } from '../questions/question-state.ts';

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
