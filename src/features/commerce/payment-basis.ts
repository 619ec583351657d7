import { SILENT_IN_SESSION } from '#api/quiet-policies.ts';
import type { Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import type { Basket } from '#contracts/commerce/basket.schema.ts';
import { getCommerceBasket, getPaymentIntent } from '#contracts/commerce/commerce.endpoints.ts';
import { failureOutcome } from '#contracts/failure.ts';
import type { Basis, BasisResult } from '#machines/commerce/payment.setup.ts';

/** Basket totals come in pounds. */
export const totalInPence = ({ total }: Pick<Basket, 'total'>): number => Math.round(total * 100);

/** Whether the server gives a payment out no more: what it was for has changed, or is done already. */
export const isBasisRefusal = ({ kind, status }: ApiFailure): boolean => kind === 'http' && status === 409;

const afterFailure = (failure: ApiFailure): BasisResult => ({
  status: isBasisRefusal(failure) || failureOutcome(failure) === 'gone' ? 'changed' : 'unanswered',
});

/** Reads the basket and its payment afresh: the total as agreed, and the same payment still given out (P1). */
export const verifyBasket = async (
  client: Client,
  { basketKey, totalInPence: agreed }: Basis,
  clientSecret: string,
): Promise<BasisResult> => {
  const request = { params: { key: basketKey } };
  const [basket, intent] = await Promise.all([
    client.attempt(getCommerceBasket, request, SILENT_IN_SESSION),
    client.attempt(getPaymentIntent, request),
  ]);
  if (!intent.ok) return afterFailure(intent.failure);
  if (!basket.ok) return afterFailure(basket.failure);
  if (intent.data.client_secret !== clientSecret) return { status: 'changed' };
  const basketInPence = totalInPence(basket.data);
  return basketInPence === agreed ? { status: 'asAgreed' } : { status: 'repriced', basketInPence };
};

/** What stands in the way most comes first. */
const WEIGHT: readonly BasisResult['status'][] = ['changed', 'repriced', 'unanswered', 'asAgreed'];

/** Of several answers about one charge the one that stands in its way most. */
export const strictest = (results: readonly [BasisResult, ...BasisResult[]]): BasisResult =>
  results.reduce((one, other) => (WEIGHT.indexOf(other.status) < WEIGHT.indexOf(one.status) ? other : one));
