import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { failureText } from '../shell/failure-text.ts';
import type { StateActionProps } from '../walker/state-action.ts';
import { arrivalText, isAskedFor } from './arrival-text.ts';
import { beThere } from './be-there.ts';

/**
 * Brings the product to the chosen state; an address with `be` does so when it is opened. Beside it stands the step that is
 * being taken, then what came of it.
 */
export function BeThere({ frame, entry, stateId }: StateActionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [text, setText] = useState('');
  const [isAsked] = useState(() => isAskedFor(location.search, stateId));
  const hasGone = useRef(false);
  const go = async (): Promise<void> => {
    setIsBusy(true);
    setText('Loading the walks…');
    const outcome = await beThere(frame, entry, stateId, setText)
      .then((arrival) => arrivalText(stateId, arrival))
      .catch(failureText);
    setIsBusy(false);
    setText(outcome);
  };
  const goOnce = useEffectEvent(() => {
    if (!isAsked || hasGone.current) return;
    hasGone.current = true;
    void go();
  });
  useEffect(() => goOnce(), []);
  return (
    <>
      <Button variant="secondary" busy={isBusy} onClick={() => void go()}>
        Be there
      </Button>
      <span className="meta" role="status">
        {text}
      </span>
    </>
  );
}
