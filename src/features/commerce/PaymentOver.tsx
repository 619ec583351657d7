import { useEffect, useRef } from 'react';
import type { PaymentOutput } from '#machines/commerce/payment.setup.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { ErrorTray } from '#ui/messages/tray/ErrorTray.tsx';
import { BACK } from './payment-messages.ts';

type Ended = Extract<PaymentOutput, { readonly kind: 'left' }>;

/** Whether a payment ended by itself, and its person has to hear why before they go on. */
export const isEndedWithoutPaying = (output: PaymentOutput): output is Ended =>
  output.kind === 'left' && output.reason !== 'back';

export interface PaymentOverProps {
  readonly output: Ended;
  readonly onLeave: () => void;
}

/** Says why there is nothing to pay any more, and that nothing was taken (B-6, B-23). */
export function PaymentOver({ output: { reason, mayBePaid }, onLeave }: PaymentOverProps) {
  const tray = useRef<HTMLDivElement>(null);
  // What had the focus is gone.
  useEffect(() => tray.current?.focus(), []);
  const isCancelled = reason === 'cancelled';
  return (
    <div className="pay__page pay">
      <ErrorTray
        ref={tray}
        tone="warning"
        title={isCancelled ? 'This payment was cancelled' : 'There is nothing to pay any more'}
      >
        {isCancelled
          ? "The payment provider has cancelled it, and it can't be used any more. Nothing has been taken."
          : `What this payment was for has changed, or is done already. ${mayBePaid ? 'If your bank asks you to confirm it, say no.' : 'Nothing has been taken.'}`}
      </ErrorTray>
      <div className="pay__foot">
        <Button variant="secondary" onClick={onLeave}>
          {BACK}
        </Button>
      </div>
    </div>
  );
}
