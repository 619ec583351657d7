import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '#api/client.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import type { AskBasketResult } from '#machines/bookings/unschedule.results.ts';
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
  /** Called right before a payment is confirmed: from then on it may be taken. */
  readonly onAttempt: () => void;
  /** Asks the server again, right before the charge, whether the bookings stand as they were when the fee was agreed to. */
  readonly verifyBasis: () => Promise<BasisResult>;
}

/** Whether what a charge rests on is as agreed; `unanswered`: the server did not say. */
export type BasisResult = 'asAgreed' | 'changed' | 'unanswered';

export type OpenFeePayment = (services: FeePaymentServices) => FeePayment;
