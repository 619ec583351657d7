import type { Client } from '#api/client.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { createPaymentProvider } from '#features/commerce/payment-provider.ts';
import { askAfterBasket } from '#features/commerce/payment.actors.ts';
import type { PaymentAnswer } from '#persistence/send-once.ts';

/**
 * What became of the payment of a basket, for a delivery whose page is not open: server and card provider are asked,
 * past every cache.
 */
export const askAfterPayment = async (
  services: { readonly client: Client; readonly memberships: readonly OrganisationMembership[] },
  basketKey: string,
): Promise<PaymentAnswer> => {
  const standing = await askAfterBasket({ ...services, provider: createPaymentProvider() }, basketKey);
  if (standing.kind === 'paid') return standing;
  return { kind: standing.kind === 'notPaid' ? 'notPaid' : 'pending' };
};
