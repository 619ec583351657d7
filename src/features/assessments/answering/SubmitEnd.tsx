import { Button } from '#ui/actions/button/Button.tsx';
import type { AnsweringProps } from './answering-props.ts';
import { WhatIsOpen } from './WhatIsOpen.tsx';

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
