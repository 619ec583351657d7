import { ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js';
import { useEffect, useState } from 'react';
import type { PaymentProvider } from './payment-provider.ts';

export interface WalletButtonProps {
  readonly provider: PaymentProvider;
  /** Whether it can be paid now; called when the button is pressed, before the wallet opens. */
  readonly onPress: () => boolean;
  /** Nothing can be paid: it stays on the page, for later, and is neither seen nor pressed (B-16). */
  readonly isHidden: boolean;
}

/** F-04, F-05: the device's wallet, with the way to the card under it. Neither is there where no wallet is available. */
export function WalletButton({ provider, onPress, isHidden }: WalletButtonProps) {
  const elements = useElements();
  const [hasWallet, setHasWallet] = useState(false);
  useEffect(() => {
    provider.attach('wallet', elements);
    return () => provider.attach('wallet', null);
  }, [provider, elements]);
  return (
    <div className={hasWallet && !isHidden ? 'pay__wallet' : 'pay__wallet pay__wallet--none'}>
      <ExpressCheckoutElement
        options={{ buttonHeight: 48 }}
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
