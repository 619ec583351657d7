import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { keys } from '#api/queries/keys.ts';
import { subscriptionsKeys } from '#api/queries/subscriptions.keys.ts';
import type { Payer } from '#api/queries/subscriptions.queries.ts';
import { failureMeaning, failureOutcome } from '#contracts/failure.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import type { Subscription } from '#contracts/subscriptions/subscription.schema.ts';
import {
  cancelSubscription,
  changePaymentMethod,
  getSubscription,
} from '#contracts/subscriptions/subscriptions.endpoints.ts';
import type {
  AskCancelResult,
  AskCardResult,
  CancelResult,
  ChangeMethodResult,
  ConfirmSetupResult,
  LoadCardResult,
  MakeMethodResult,
} from '#machines/subscriptions/subscription-change.setup.ts';
import { standingOf } from '#machines/subscriptions/subscription-standing.ts';
import { REFUSED } from '../payment-messages.ts';
import type { SubscriptionCard } from './subscription-card.ts';

export interface SubscriptionServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly card: SubscriptionCard;
  readonly payer: Payer;
  readonly id: number;
  /** The organisation whose account is paid (F-11). */
  readonly settings: OrganisationMembership['settings'];
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
  readonly reportUnexpectedError: (error: unknown) => void;
}

type AnyReason = 'refused' | 'unknown' | 'told' | 'failed';

const reasonOf = (failure: ApiFailure): AnyReason => {
  if (failure.treatment === 'tray') return 'told';
  const outcome = failureOutcome(failure);
  if (outcome === 'invalid' || outcome === 'gone') return 'refused';
  return failureMeaning(failure).delivery === 'unknown' ? 'unknown' : 'failed';
};

/** What the API says of a card that it refuses. */
const cardMessage = (failure: ApiFailure): string =>
  failure.kind === 'http' ? (failure.errors['payment_method']?.[0] ?? failure.message ?? REFUSED) : REFUSED;

/**
 * Gives the effects that `subscriptionChangeMachine` promises their meaning. The secret of a set-up stays in here and
 * with the provider (0319).
 */
export const subscriptionImplementations = ({
  client,
  queries,
  card,
  payer,
  id,
  settings,
  now,
  reportUnexpectedError,
}: SubscriptionServices) => {
  const { organisationId, userId } = payer;
  const params = { id: userId, subId: id };
  let setupSecret = '';

  const show = (subscription: Subscription): void =>
    void queries.setQueryData(subscriptionsKeys.subscription(organisationId, userId, id), subscription);

  /** X-100, past every cache. */
  const ask = async (signal: AbortSignal): Promise<Subscription | null> => {
    const outcome = await client.attempt(getSubscription, { params }, { signal });
    if (!outcome.ok) return null;
    if (!signal.aborted) show(outcome.data);
    return outcome.data;
  };

  const noteSetup = ({ setup_intent }: Subscription): boolean => {
    const secret = setup_intent?.status === 'requires_action' ? setup_intent.client_secret : '';
    setupSecret = secret;
    return secret !== '';
  };

  return {
    actors: {
      // Goes on when its page is left: a call taken back may have been heard.
      cancelSubscription: fromPromise<CancelResult, undefined>(async () => {
        const outcome = await client.attempt(cancelSubscription, {
          params: { userId, subscriptionId: id },
          query: { organisation_id: organisationId },
        });
        if (!outcome.ok) return { ok: false, reason: reasonOf(outcome.failure) };
        show(outcome.data);
        return { ok: true };
      }),

      askWhetherCancelled: fromPromise<AskCancelResult, undefined>(async ({ signal }) => {
        const subscription = await ask(signal);
        if (subscription === null) return { ok: false };
        const { kind } = standingOf(subscription, Math.floor(now() / 1000));
        if (kind === 'cancelled' || kind === 'ended') return { ok: true, standing: 'cancelled' };
        return { ok: true, standing: kind === 'active' ? 'active' : 'other' };
      }),

      loadCard: fromPromise<LoadCardResult, undefined>(async () => {
        const { stripe_api_key_public: publicKey, stripe_api_version: apiVersion } = settings;
        if (!publicKey) return { ok: false, reason: 'failed' };
        return card.load({ publicKey, apiVersion: apiVersion ?? null }).then(
          () => ({ ok: true }) as const,
          () => ({ ok: false, reason: 'failed' }) as const,
        );
      }),

      makeMethod: fromPromise<MakeMethodResult, undefined>(() => card.makeMethod()),

      changeMethod: fromPromise<ChangeMethodResult, { paymentMethod: string }>(async ({ input }) => {
        const outcome = await client.attempt(changePaymentMethod, {
          params,
          query: { organisation_id: organisationId },
          body: { payment_method: input.paymentMethod },
        });
        if (!outcome.ok) {
          const reason = reasonOf(outcome.failure);
          return reason === 'refused'
            ? { ok: false, reason, message: cardMessage(outcome.failure) }
            : { ok: false, reason };
        }
        show(outcome.data);
        return noteSetup(outcome.data) ? { ok: false, reason: 'asks' } : { ok: true };
      }),

      confirmSetup: fromPromise<ConfirmSetupResult, undefined>(() => card.confirmSetup(setupSecret)),

      askWhichCard: fromPromise<AskCardResult, { paymentMethod: string }>(async ({ input, signal }) => {
        const subscription = await ask(signal);
        if (subscription === null) return { ok: false };
        if (noteSetup(subscription)) return { ok: true, card: 'asks' };
        const { payment_method: paying } = subscription;
        if (paying === null || paying === undefined) return { ok: true, card: 'unsaid' };
        return { ok: true, card: paying === input.paymentMethod ? 'new' : 'former' };
      }),
    },
    actions: {
      refresh: () => void queries.invalidateQueries({ queryKey: keys.organisation(organisationId) }),
      reportUnexpectedError: (_: unknown, { error }: { error: unknown }) => reportUnexpectedError(error),
    },
  };
};
