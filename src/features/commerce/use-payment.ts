import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import type { Basket } from '#contracts/commerce/basket.schema.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { watched } from '#current/actor-log.ts';
import { paymentMachine } from '#machines/commerce/payment.machine.ts';
import type { PaymentOutput, VerifyBasis } from '#machines/commerce/payment.setup.ts';
import { totalInPence } from './payment-basis.ts';
import { paymentImplementations } from './payment.actors.ts';
import { createPaymentProvider } from './payment-provider.ts';

export interface PaymentOptions {
  readonly basket: Basket;
  readonly memberships: readonly OrganisationMembership[];
  readonly returnUrl: (basketKey: string) => string;
  readonly isReturning: boolean;
  /** What the charge rests on besides the basket; asked right before it (P1). The one given at the first render is used. */
  readonly verifyBasis?: VerifyBasis | undefined;
  /** It is over: paid, or left. */
  readonly onOver: (output: PaymentOutput) => void;
}

/**
 * The chart of the payment of one basket, with the provider that its fields are drawn with. Another basket is another
 * page: give it a key.
 */
export const usePayment = ({ basket, memberships, returnUrl, isReturning, verifyBasis, onOver }: PaymentOptions) => {
  const client = useApi();
  const queries = useQueryClient();
  const [{ machine, provider }] = useState(() => {
    const created = createPaymentProvider();
    const reportUnexpectedError = (error: unknown): void => globalThis.reportError(error);
    return {
      provider: created,
      machine: paymentMachine.provide(
        paymentImplementations({
          client,
          queries,
          provider: created,
          memberships,
          returnUrl,
          isReturning,
          verifyBasis,
          reportUnexpectedError,
        }),
      ),
    };
  });
  const payment = useActorRef(
    machine,
    watched({ input: { basketKey: basket.key, totalInPence: totalInPence(basket) } }),
  );
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const tell = ({ output }: { readonly output: PaymentOutput | undefined }): void => {
      if (output !== undefined) over(output);
    };
    tell(payment.getSnapshot());
    const subscription = payment.subscribe(tell);
    return () => subscription.unsubscribe();
  }, [payment]);
  return { payment, provider };
};
