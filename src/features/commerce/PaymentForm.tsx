import { Elements } from '@stripe/react-stripe-js';
import { IconLock } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { paymentMachine } from '#machines/commerce/payment.machine.ts';
import { formatPence } from '#ui/format/money.ts';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { ErrorTray } from '#ui/messages/tray/ErrorTray.tsx';
import { CardField } from './CardField.tsx';
import './payment.css';
import type { PaymentProvider } from './payment-provider.ts';
import { NOT_TAKEN, UNABLE } from './payment-messages.ts';
import { WalletButton } from './WalletButton.tsx';

export interface PaymentFormProps {
  readonly payment: ActorRefFrom<typeof paymentMachine>;
  /** The one that the machine's effects work with. */
  readonly provider: PaymentProvider;
  /** What is paid for, above the fields. */
  readonly children?: ReactNode;
}

/** Wallet and card of a payment (F-03 to F-07), in the body of a dialog or on a page; `PaymentFoot` has its total and its buttons. */
export function PaymentForm({ payment, provider, children }: PaymentFormProps) {
  const state = useSelector(payment, (snapshot) => snapshot);
  const stripe = provider.stripe();
  const { basketInPence, totalInPence, message } = state.context;
  const pays = () => {
    const isOffered = state.hasTag('offered');
    if (isOffered) payment.send({ type: 'submitted', method: 'wallet' });
    return isOffered;
  };
  return (
    <div className="pay">
      {children}
      {state.matches('intentFailed') && <ErrorTray title={UNABLE}>Nothing has been taken.</ErrorTray>}
      {state.matches('repriced') && (
        <div role="alert">
          <Note title="The price has changed">
            <p>
              It is {formatPence(basketInPence)} now, and was {formatPence(totalInPence)}. Nothing has been taken.
            </p>
          </Note>
        </div>
      )}
      {(state.matches('loadingIntent') || state.matches('checking')) && (
        <SkeletonGroup label="Loading the payment">
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {state.hasTag('form') && stripe !== null && (
        <>
          <div role="alert">{state.matches('unconfirmed') && <Unconfirmed isProcessing={state.matches({ unconfirmed: 'processing' })} />}</div>
          <Elements stripe={stripe} options={{ mode: 'payment', amount: basketInPence, currency: 'gbp', locale: 'en-GB' }}>
            <WalletButton provider={provider} onPress={pays} />
          </Elements>
          <Elements stripe={stripe} options={{ locale: 'en-GB' }}>
            <CardField provider={provider} isDisabled={!state.hasTag('offered')} message={state.matches({ ready: 'notTaken' }) ? NOT_TAKEN : message} />
          </Elements>
          <p className="meta pay__card">
            <IconLock className="ic ic--s" aria-hidden />
            <span>The card goes to the payment provider. Nothing is taken before you press Pay Now.</span>
          </p>
        </>
      )}
    </div>
  );
}

function Unconfirmed({ isProcessing }: { isProcessing: boolean }) {
  return (
    <Note title={isProcessing ? 'Your bank is still working on it' : "We don't know yet whether it was paid"}>
      <p>{isProcessing ? 'The payment is under way.' : "We haven't heard back from the payment provider."} You will not pay twice: check again before you do anything else.</p>
    </Note>
  );
}
