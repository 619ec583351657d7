import { Button } from '#ui/actions/button/Button.tsx';
import type { AnsweringProps } from './answering-props.ts';
import { SavedHere } from './SavedHere.tsx';
import { WhatIsOpen } from './WhatIsOpen.tsx';

/** The bar of a wide window: what is missing, what is saved, and Submit, which takes the blade once it is ready (C-16). */
export function SubmitBar({ tally, draft, isReady, onSubmit }: AnsweringProps) {
  return (
    <div className="actbar" role="region" aria-label="Submit">
      <div className="wrap actbar__in">
        <WhatIsOpen tally={tally} id="submit-why" className="actbar__why" />
        <SavedHere draft={draft} />
        <Button variant={isReady ? 'go' : 'primary'} reasonId={isReady ? undefined : 'submit-why'} onClick={onSubmit}>
          Submit
        </Button>
      </div>
    </div>
  );
}
