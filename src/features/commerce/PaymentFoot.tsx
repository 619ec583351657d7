import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
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

/** F-03, F-06, F-09, F-10: the total, the way back, and the one way on, in the foot of a dialog or under the form of a page. */
export function PaymentFoot({ payment, fact }: PaymentFootProps) {
  const state = useSelector(payment, (snapshot) => snapshot);
  const isOverdue = state.matches({ confirming: 'overdue' });
  const isAsking = state.matches('asking') || state.matches('unconfirmed') || isOverdue;
  return (
    <>
      <p className="pay__total">
        <span className="meta">{fact}</span>
        <b>{formatPence(state.context.basketInPence)}</b>
      </p>
      {(!isAsking || isOverdue) && (
        <Button variant="secondary" aria-disabled={!state.can({ type: 'back' })} onClick={() => payment.send({ type: 'back' })}>
          {BACK}
        </Button>
      )}
      {state.matches('intentFailed') && (
        <Button variant="go" onClick={() => payment.send({ type: 'retried' })}>
          Try again
        </Button>
      )}
      {state.matches('repriced') && (
        <Button variant="go" onClick={() => payment.send({ type: 'total.accepted' })}>
          Continue with {formatPence(state.context.basketInPence)}
        </Button>
      )}
      {isAsking && (
        <Button variant="go" busy={state.hasTag('busy')} busyText="Checking…" onClick={() => payment.send({ type: 'retried' })}>
          Check again
        </Button>
      )}
      {(state.matches('ready') || state.matches('verifying') || state.matches({ confirming: 'pending' })) && (
        <Button variant="go" busy={state.hasTag('busy')} busyText={state.matches('verifying') ? 'Checking…' : 'Paying…'} onClick={() => payment.send({ type: 'submitted', method: 'card' })}>
          {PAY_NOW}
        </Button>
      )}
    </>
  );
}
