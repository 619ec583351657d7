import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js';
import { IconLock } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { paymentMachine } from '#machines/commerce/payment.machine.ts';
import type { PaymentMethod } from '#machines/commerce/payment.setup.ts';
import { formatPence } from '#ui/format/money.ts';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { effectiveTheme } from '#ui/theme/theme.ts';
import { ErrorTray } from '#ui/messages/tray/ErrorTray.tsx';
import type { PaymentProvider } from './payment-provider.ts';
import { CardField } from './CardField.tsx';
import './payment.css';
import { adviceOn, NOT_TAKEN, UNABLE, UNVERIFIED } from './payment-messages.ts';
import { PaymentWait } from './PaymentWait.tsx';

/** V38: a black button would be a hole in the page at night. */
const BUTTON_THEMES = {
  light: { googlePay: 'black', applePay: 'black' },
  dark: { googlePay: 'white', applePay: 'white' },
} as const;

/** As round as everything else. */
const APPEARANCE = { variables: { borderRadius: '2px' } } as const;

interface WalletButtonProps {
  readonly provider: PaymentProvider;
  /** Whether it can be paid now; called when the button is pressed, before the wallet opens. */
  readonly onPress: () => boolean;
  /** Nothing can be paid: it stays on the page, for later, and is neither seen nor pressed (B-16). */
  readonly isHidden: boolean;
}

/** F-04, F-05: the device's wallet, with the way to the card under it. Neither is there where no wallet is available. */
function WalletButton({ provider, onPress, isHidden }: WalletButtonProps) {
  const elements = useElements();
  const [hasWallet, setHasWallet] = useState(false);
  // The provider cannot change it later.
  const [theme] = useState(effectiveTheme);
  useEffect(() => {
    provider.attach('wallet', elements);
    return () => provider.attach('wallet', null);
  }, [provider, elements]);
  return (
    <div className={hasWallet && !isHidden ? 'pay__wallet' : 'pay__wallet pay__wallet--none'}>
      <ExpressCheckoutElement
        options={{ buttonHeight: 48, buttonTheme: BUTTON_THEMES[theme] }}
        onReady={({ availablePaymentMethods }) => setHasWallet(availablePaymentMethods !== undefined)}
        onClick={(event) => (onPress() ? event.resolve() : event.reject())}
        onConfirm={(event) => provider.walletConfirmed(event)}
        onCancel={provider.walletDismissed}
        onLoadError={() => setHasWallet(false)}
      />
      <p className="pay__or">or by card</p>
    </div>
  );
}

export interface PaymentFormProps {
  readonly payment: ActorRefFrom<typeof paymentMachine>;
  /** The one that the machine's effects work with. */
  readonly provider: PaymentProvider;
  /** Viewing as a learner: whose payment it is, by name (H-17). */
  readonly learner?: string | null;
  /** What is paid for, above the fields. */
  readonly children?: ReactNode;
}

/**
 * Wallet and card of a payment (F-03 to F-07), in the body of a dialog or on a page; `PaymentFoot` has its total and
 * its buttons.
 */
export function PaymentForm({ payment, provider, learner = null, children }: PaymentFormProps) {
  const state = useSelector(payment, (snapshot) => snapshot);
  const drawn = provider.drawn();
  const { basketInPence, totalInPence, message } = state.context;
  const submit = (method: PaymentMethod): boolean => {
    const isOffered = state.hasTag('offered');
    if (isOffered) payment.send({ type: 'submitted', method });
    return isOffered;
  };
  // Enter in the card's fields submits the form that they stand in, as in any form.
  const payByEnter = (event: FormEvent): void => {
    event.preventDefault();
    submit('card');
  };
  /** Nobody knows whether it was paid: there is nothing to press but "Check again". */
  const isUnknown = state.matches('unconfirmed') || state.matches('asking') || state.matches({ confirming: 'overdue' });
  const told = state.matches({ ready: 'notTaken' })
    ? NOT_TAKEN
    : state.matches({ ready: 'unverified' })
      ? UNVERIFIED
      : message;
  const advice = state.matches({ ready: 'refused' }) ? adviceOn(message) : null;
  return (
    <div className="pay">
      {children}
      {learner !== null && state.hasTag('form') && (
        <Note title={`You are paying for ${learner}`}>
          <p>The payment counts as {learner}'s. The card or wallet that you give here is charged.</p>
        </Note>
      )}
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
      {state.hasTag('form') && drawn !== null && (
        <>
          <PaymentWait payment={payment} />
          <Elements
            stripe={drawn.stripe}
            options={{ clientSecret: drawn.clientSecret, locale: 'en-GB', appearance: APPEARANCE }}
          >
            <WalletButton provider={provider} onPress={() => submit('wallet')} isHidden={isUnknown} />
          </Elements>
          <form onSubmit={payByEnter} noValidate>
            <Elements stripe={drawn.stripe} options={{ clientSecret: drawn.clientSecret, locale: 'en-GB' }}>
              <CardField provider={provider} isDisabled={!state.hasTag('offered')} message={told} advice={advice} />
            </Elements>
          </form>
          {!isUnknown && (
            <p className="meta pay__card">
              <IconLock className="ic ic--s" aria-hidden />
              <span>The card goes to the payment provider. Nothing is taken before you press Pay Now.</span>
            </p>
          )}
        </>
      )}
    </div>
  );
}
