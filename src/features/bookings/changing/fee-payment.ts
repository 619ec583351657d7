import type { QueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Client } from '#api/client.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import type { AskBasketResult } from '#machines/bookings/unschedule.setup.ts';
import type { paymentMachine } from '#machines/commerce/payment.machine.ts';
import type { Basis, BasisResult, PaymentNote } from '#machines/commerce/payment.setup.ts';

type PaymentActor = ActorRefFrom<typeof paymentMachine>;

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

/** How a late fee is paid: the area of commerce does that, and the app hands it in (the areas do not import each other). */
export interface FeePayment extends PaymentViews {
  /** The chart of a payment with the effects that it was promised. */
  readonly machine: typeof paymentMachine;
  /** What server and card provider know of a basket, past every cache. */
  readonly ask: (basketKey: string) => Promise<AskBasketResult>;
}

export interface FeePaymentServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly memberships: readonly OrganisationMembership[];
  /** Hears how the payment stands, right before it is confirmed and whenever a card is offered. */
  readonly onStanding: (standing: PaymentNote) => void;
  /** Asks the server again, right before the charge, whether the bookings stand as they were when the fee was agreed to. */
  readonly verifyBasis: (basis: Basis) => Promise<BasisResult>;
}

export type OpenFeePayment = (services: FeePaymentServices) => FeePayment;
