import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '#api/client.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import type { AskBasketResult } from '#machines/bookings/unschedule.setup.ts';
import type { Basis, BasisResult, PaymentNote } from '#machines/commerce/payment.setup.ts';
import type { paymentMachine } from '#machines/commerce/payment.machine.ts';
import type { PaymentViews } from './payment-views.ts';

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
