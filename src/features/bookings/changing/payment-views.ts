import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { paymentMachine } from '#machines/commerce/payment.machine.ts';

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;

/** How a payment is drawn: the area of commerce does that, and the app hands it in (the areas do not import each other). */
export interface PaymentViews {
  /** Wallet and card, with what is paid for above them. */
  readonly form: (payment: PaymentActor, paidFor: ReactNode) => ReactNode;
  /** Total and buttons, in the dialog's foot. `fact`: what the total is made of. */
  readonly foot: (payment: PaymentActor, fact: string) => ReactNode;
}

/** Whether the card provider has been asked for the money and has not answered. Without a payment: no. */
export const useIsConfirming = (payment: PaymentActor | undefined): boolean =>
  useSelector(payment, (snapshot) => snapshot !== undefined && (snapshot.matches('confirming') || snapshot.matches('asking')));
