import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { paymentMachine } from '#machines/commerce/payment.machine.ts';
import { Note } from '#ui/messages/note/Note.tsx';

/** Announces what a payment waits for while nobody knows yet whether it was paid (F-09). */
export function PaymentWait({ payment }: { payment: ActorRefFrom<typeof paymentMachine> }) {
  const state = useSelector(payment, (snapshot) => snapshot);
  return (
    <div role="alert">
      {state.matches({ confirming: 'overdue' }) && (
        <Note title="This is taking longer than usual">
          <p>
            If your bank has asked you to confirm the payment, answer it first. This page checks again by itself, and
            you will not pay twice.
          </p>
        </Note>
      )}
      {state.matches({ unconfirmed: 'processing' }) && (
        <Note title="Your bank is still working on it">
          <p>The payment is under way. This page checks again by itself, and you will not pay twice.</p>
        </Note>
      )}
      {state.matches({ unconfirmed: 'unanswered' }) && (
        <Note title="We don't know yet whether it was paid">
          <p>
            We haven't heard back from the payment provider. You will not pay twice: check again before you do anything
            else.
          </p>
        </Note>
      )}
    </div>
  );
}
