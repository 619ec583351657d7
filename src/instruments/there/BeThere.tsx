import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { failureText } from '../shell/failure-text.ts';
import { machineName } from '../walker/diagram.ts';
import type { StateActionProps } from '../walker/state-action.ts';
import { arrivalText, askedState } from './arrival-text.ts';
import { beThere } from './be-there.ts';
import { noteVisit, useBegunVisit } from './visit-store.ts';

/**
 * Brings the product to the chosen state; an address with `be` does so when it is opened. Beside it stands the step
 * that is being taken, then what came of it.
 */
export function BeThere({ frame, entry, stateId }: StateActionProps) {
  const machine = machineName(entry);
  const begun = useBegunVisit();
  const visit = begun?.machine === machine && begun.stateId === stateId ? begun : null;
  const [isAsked] = useState(() => askedState(location.search) === stateId);
  const go = async (): Promise<void> => {
    const note = (text: string, isBusy = true): void => noteVisit({ machine, stateId, isBusy, text });
    note('Loading the walks…');
    const outcome = await beThere(frame, entry, stateId, (step) => note(step))
      .then((arrival) => arrivalText(stateId, arrival))
      .catch(failureText);
    note(outcome, false);
  };
  const goOnce = useEffectEvent(() => {
    if (isAsked && visit === null) void go();
  });
  useEffect(() => goOnce(), []);
  return (
    <>
      <Button variant="secondary" busy={visit?.isBusy === true} onClick={() => void go()}>
        Be there
      </Button>
      <span className="meta" role="status">
        {visit?.text}
      </span>
    </>
  );
}
