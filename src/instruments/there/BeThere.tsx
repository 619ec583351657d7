import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { failureText } from '../shell/failure-text.ts';
import { useInstruments, type Outcome } from '../shell/instruments-context.ts';
import type { StateActionProps } from '../walker/state-actions.ts';
import { arrivalText, isToBeThere } from './arrival-text.ts';
import { beThere } from './be-there.ts';

/** Brings the product to the chosen state; an address with `be` does so when it is opened. Which step is being taken stands beside it. */
export function BeThere({ frame, entry, stateId }: StateActionProps) {
  const { report } = useInstruments();
  const [step, setStep] = useState<string | null>(null);
  const [isAsked] = useState(() => isToBeThere(location.search, stateId));
  const hasGone = useRef(false);
  const go = async (): Promise<void> => {
    setStep('Loading the walks…');
    const outcome = await beThere(frame, entry, stateId, setStep)
      .then((arrival) => arrivalText(stateId, arrival))
      .catch((error: unknown): Outcome => ({ kind: 'failed', text: failureText(error) }));
    setStep(null);
    report(outcome);
  };
  const goOnce = useEffectEvent(() => {
    if (!isAsked || hasGone.current) return;
    hasGone.current = true;
    void go();
  });
  useEffect(() => goOnce(), []);
  return (
    <>
      <Button variant="secondary" busy={step !== null} onClick={() => void go()}>
        Be there
      </Button>
      <span className="meta" role="status">
        {step}
      </span>
    </>
  );
}
