import { useSelector } from '@xstate/react';
import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate';
import type { paymentMachine } from '#machines/commerce/payment.machine.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { formatPence } from '#ui/format/money.ts';
import './payment.css';
import { BACK, PAY_NOW } from './payment-messages.ts';

export interface PaymentFootProps {
  readonly payment: ActorRefFrom<typeof paymentMachine>;
  /** What the total is made of: '3 late fees of £48.00'. */
  readonly fact: string;
}

type Snapshot = SnapshotFrom<typeof paymentMachine>;

interface NextStep {
  readonly label: string;
  readonly busyText: string;
  readonly event: EventFrom<typeof paymentMachine>;
}

/** The one thing that leads on; null while it loads. */
const nextStep = (state: Snapshot): NextStep | null => {
  if (state.matches('intentFailed')) return { label: 'Try again', busyText: '', event: { type: 'retried' } };
  if (state.matches('repriced'))
    return {
      label: `Continue with ${formatPence(state.context.basketInPence)}`,
      busyText: '',
      event: { type: 'total.accepted' },
    };
  if (state.matches('asking') || state.matches('unconfirmed') || state.matches({ confirming: 'overdue' }))
    return { label: 'Check again', busyText: 'Checking…', event: { type: 'retried' } };
  return state.hasTag('form')
    ? {
        label: PAY_NOW,
        busyText: state.matches('verifying') ? 'Checking…' : 'Paying…',
        event: { type: 'submitted', method: 'card' },
      }
    : null;
};

/**
 * F-03, F-06, F-09, F-10: the total, the way back, and the one way on, in the foot of a dialog or under the form of a
 * page.
 */
export function PaymentFoot({ payment, fact }: PaymentFootProps) {
  const state = useSelector(payment, (snapshot) => snapshot);
  const step = nextStep(state);
  return (
    <>
      <p className="pay__total">
        <span className="meta">{fact}</span>
        <b>{formatPence(state.context.basketInPence)}</b>
      </p>
      {!state.matches('asking') && !state.matches('unconfirmed') && (
        <Button
          variant="secondary"
          aria-disabled={!state.can({ type: 'back' })}
          onClick={() => payment.send({ type: 'back' })}
        >
          {BACK}
        </Button>
      )}
      {/* One button, whatever it says: the focus stays on it. */}
      {step !== null && (
        <Button
          variant="go"
          busy={state.hasTag('busy')}
          busyText={step.busyText}
          onClick={() => payment.send(step.event)}
        >
          {step.label}
        </Button>
      )}
    </>
  );
}
