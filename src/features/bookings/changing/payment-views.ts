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

/** Whether a charge may be on its way, so that the dialog stays open. Without a payment: no. */
export const useIsConfirming = (payment: PaymentActor | undefined): boolean =>
  useSelector(payment, (snapshot) => snapshot?.hasTag('sealed') === true);
