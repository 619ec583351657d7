import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import { basketQuery } from '#api/queries/commerce.queries.ts';
import { SILENT_IN_SESSION } from '#api/quiet-policies.ts';
import { recordAnalytics } from '#contracts/analytics/analytics.endpoints.ts';
import type { Basket } from '#contracts/commerce/basket.schema.ts';
import { getCommerceBasket, getPaymentIntent } from '#contracts/commerce/commerce.endpoints.ts';
import { failureOutcome } from '#contracts/failure.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import type {
  Basis,
  BasisResult,
  ConfirmResult,
  IntentResult,
  PaymentMethod,
  PaymentNote,
  StatusResult,
  VerifyBasis,
  WalletResult,
} from '#machines/commerce/payment.setup.ts';
import { isCountedFirst } from './counted-payments.ts';
import { isBasisRefusal, strictest, totalInPence, verifyBasket } from './payment-basis.ts';
import type { ProviderAccount } from './load-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentStanding } from './payment-status.ts';

export interface PaymentServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly provider: PaymentProvider;
  /** The organisations of the person: a basket is paid into the account of its own. */
  readonly memberships: readonly OrganisationMembership[];
  /** The address of the page that pays this basket, to which a bank leads back. */
  readonly returnUrl: (basketKey: string) => string;
  /** The address says that somebody comes back from a bank: then it is news why nothing was taken. */
  readonly isReturning: boolean;
  /** What the charge rests on besides the basket, which is always read afresh; nothing unless given. */
  readonly verifyBasis?: VerifyBasis | undefined;
  /** Hears how the payment stands, right before the provider is asked for the money and whenever a card is offered. */
  readonly onStanding?: ((standing: PaymentNote) => void) | undefined;
  readonly reportUnexpectedError: (error: unknown) => void;
}

/** The account that a basket is paid into; null where its organisation takes no payments, or is not one of the person's. */
const accountOf = (
  { organisation }: Basket,
  memberships: readonly OrganisationMembership[],
): ProviderAccount | null => {
  const { stripe_api_key_public: publicKey, stripe_api_version: apiVersion } =
    memberships.find(({ organisation_id }) => organisation_id === organisation?.organisation_id)?.settings ?? {};
  return publicKey ? { publicKey, apiVersion: apiVersion ?? null } : null;
};

const isLoaded = (provider: PaymentProvider, account: ProviderAccount): Promise<boolean> =>
  provider.load(account).then(
    () => true,
    () => false,
  );

/** The provider's name for a payment, which its secret begins with. */
const referenceOf = (clientSecret: string): string => clientSecret.split('_secret')[0] ?? '';

/** What became of a basket's payment. `reference` is the provider's name for it. */
export type BasketStanding =
  | { readonly kind: 'paid'; readonly reference: string }
  | { readonly kind: Exclude<PaymentStanding, 'paid'> };

/**
 * Asks server and provider after a basket, past every cache (0211). A basket that the server does not know cannot be
 * paid.
 */
export const askAfterBasket = async (
  { client, provider, memberships }: Pick<PaymentServices, 'client' | 'provider' | 'memberships'>,
  basketKey: string,
): Promise<BasketStanding> => {
  const basket = await client.attempt(getCommerceBasket, { params: { key: basketKey } }, SILENT_IN_SESSION);
  if (!basket.ok) return { kind: failureOutcome(basket.failure) === 'gone' ? 'notPaid' : 'unknown' };
  const intent = await client.attempt(getPaymentIntent, { params: { key: basketKey } });
  // What was ever confirmed is given out whatever became of its basis: this one was not.
  if (!intent.ok && isBasisRefusal(intent.failure)) return { kind: 'notPaid' };
  const account = accountOf(basket.data, memberships);
  if (!intent.ok || account === null || !(await isLoaded(provider, account))) return { kind: 'unknown' };
  const kind = await provider.standing(intent.data.client_secret);
  return kind === 'paid' ? { kind, reference: referenceOf(intent.data.client_secret) } : { kind };
};

/**
 * Gives the effects that `paymentMachine` promises their meaning. The payment's secret stays in here and with the
 * provider.
 */
export const paymentImplementations = ({
  client,
  queries,
  provider,
  memberships,
  returnUrl,
  isReturning,
  verifyBasis,
  onStanding,
  reportUnexpectedError,
}: PaymentServices) => {
  let clientSecret = '';
  let basket: Basket | null = null;

  const loadIntent = async (basketKey: string): Promise<IntentResult> => {
    const [loaded, intent] = await Promise.all([
      queries.fetchQuery({ ...basketQuery(client, basketKey), staleTime: 0 }).catch(() => null),
      client.attempt(getPaymentIntent, { params: { key: basketKey } }),
    ]);
    if (!intent.ok && isBasisRefusal(intent.failure)) return { ok: false, basisChanged: true };
    const account = loaded === null ? null : accountOf(loaded, memberships);
    if (loaded === null || !intent.ok || account === null || !(await isLoaded(provider, account))) return { ok: false };
    basket = loaded;
    clientSecret = intent.data.client_secret;
    provider.begin(clientSecret);
    return { ok: true, totalInPence: totalInPence(loaded), reference: referenceOf(clientSecret) };
  };

  const askProvider = async (hasTried: boolean): Promise<StatusResult> => {
    const result = await provider.retrieve();
    // An earlier refusal is no news; that the bank still waits is.
    return result.status === 'open' && !hasTried && !isReturning && result.isUnfinished !== true
      ? { ...result, message: null }
      : result;
  };

  const verify = async (basis: Basis): Promise<BasisResult> =>
    strictest(
      await Promise.all([verifyBasket(client, basis, clientSecret), verifyBasis?.(basis) ?? { status: 'asAgreed' }]),
    );

  return {
    actors: {
      loadIntent: fromPromise<IntentResult, { basketKey: string }>(({ input }) => loadIntent(input.basketKey)),
      askProvider: fromPromise<StatusResult, { hasTried: boolean }>(({ input }) => askProvider(input.hasTried)),
      awaitWallet: fromPromise<WalletResult, undefined>(() => provider.awaitWallet()),
      verifyBasis: fromPromise<BasisResult, Basis>(({ input }) => verify(input)),
      confirmPayment: fromPromise<ConfirmResult, { method: PaymentMethod }>(({ input }) =>
        provider.confirm(input.method, returnUrl(basket?.key ?? '')),
      ),
    },
    actions: {
      recordPayment: () => {
        const organisation_id = basket?.organisation?.organisation_id;
        if (basket === null || organisation_id === undefined || !isCountedFirst(referenceOf(clientSecret))) return;
        void client.attempt(recordAnalytics, {
          body: { organisation_id, data: { type: 'payment', basket: basket.key, total: basket.total } },
        });
      },
      noteStanding: (_: unknown, { standing }: { standing: PaymentNote }) => onStanding?.(standing),
      closeWallet: () => provider.closeWallet(),
      reportUnexpectedError: (_: unknown, { error }: { error: unknown }) => reportUnexpectedError(error),
    },
  };
};
