import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { keys } from '#api/queries/keys.ts';
import { plansQuery } from '#api/queries/subscriptions.queries.ts';
import { failureOutcome } from '#contracts/failure.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import type { Plans } from '#contracts/subscriptions/subscription.schema.ts';
import { listSubscriptions, subscribe } from '#contracts/subscriptions/subscriptions.endpoints.ts';
import { outwardAddress, type OutwardAddress } from '#machines/session/redirect-guard.ts';
import { goesOn, standingOf, titleOf } from '#machines/subscriptions/subscription-standing.ts';
import { returnPaths, type Attempt } from '#machines/subscriptions/attempt.ts';
import type {
  CheckoutResult,
  CustomerErrors,
  PlansResult,
  SubscriptionsResult,
} from '#machines/subscriptions/subscribing.setup.ts';

export interface SubscribingServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly path: string;
  /** Null while nobody is signed in. */
  readonly profile: Profile | null;
  /** Whether the API knows the header `Idempotency-Key`. */
  readonly hasIdempotencyKeys: boolean;
  readonly origin: string;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
  readonly storeAttempts: (attempts: readonly Attempt[]) => void;
  readonly leaveFor: (href: string) => void;
  readonly goHome: () => void;
  readonly reportUnexpectedError: (error: unknown) => void;
}

const FIELDS = { 'customer.email': 'email', 'customer.first_name': 'first_name', 'customer.last_name': 'last_name' };

/** What of a refusal stands beside a field of the customer. */
const customerErrors = (errors: Readonly<Record<string, readonly string[]>>): CustomerErrors =>
  Object.fromEntries(
    Object.entries(FIELDS).flatMap(([wire, field]) => {
      const [message] = errors[wire] ?? [];
      return message === undefined ? [] : [[field, message]];
    }),
  );

const refusedOf = (failure: ApiFailure): CheckoutResult => {
  if (failure.treatment === 'tray') return { ok: false, reason: 'told' };
  const errors = customerErrors(failure.errors);
  return Object.keys(errors).length > 0 ? { ok: false, reason: 'invalid', errors } : { ok: false, reason: 'failed' };
};

/** Whose plans they are, among the person's organisations; null where they belong to none of that number or name. */
const organisationOf = ({ organisation_id, name }: Plans, profile: Profile): number | null =>
  organisation_id ?? profile.organisations.find((each) => each.name === name)?.organisation_id ?? null;

const NONE: SubscriptionsResult = { ok: true, ids: [], ofPlan: [], goesOn: false };

/** Gives the effects that `subscribingMachine` promises their meaning. */
export const subscribingImplementations = ({
  client,
  queries,
  path,
  profile,
  hasIdempotencyKeys,
  origin,
  now,
  storeAttempts,
  leaveFor,
  goHome,
  reportUnexpectedError,
}: SubscribingServices) => {
  const plansOf = (): Promise<Plans> => queries.ensureQueryData(plansQuery(client, path));

  const askSubscriptions = async (planId: number, signal: AbortSignal): Promise<SubscriptionsResult> => {
    const plans = await plansOf();
    const organisationId = profile === null ? null : organisationOf(plans, profile);
    if (profile === null || organisationId === null) return NONE;
    const outcome = await client.attempt(
      listSubscriptions,
      { params: { userId: profile.id }, query: { organisation_id: organisationId } },
      { signal, errors: { preset: 'silent' } },
    );
    // Whoever does not belong to the organisation yet has nothing there.
    if (!outcome.ok) return failureOutcome(outcome.failure) === 'denied' ? NONE : { ok: false, reason: 'failed' };
    const plan = plans.plans.find(({ id }) => id === planId);
    const { data } = outcome.data;
    const ofPlan = data.filter((each) => titleOf(each) === plan?.name);
    return {
      ok: true,
      ids: data.map(({ id }) => id),
      ofPlan: ofPlan.map(({ id }) => id),
      goesOn: ofPlan.some((each) => goesOn(standingOf(each, Math.floor(now() / 1000)))),
    };
  };

  return {
    actors: {
      loadPlans: fromPromise<PlansResult, { path: string }>(() =>
        queries.fetchQuery({ ...plansQuery(client, path), staleTime: 0 }).then(
          ({ plans }) => ({ ok: true, planIds: plans.map(({ id }) => id) }),
          () => ({ ok: false, reason: 'failed' }),
        ),
      ),

      askSubscriptions: fromPromise<SubscriptionsResult, { planId: number }>(({ input, signal }) =>
        askSubscriptions(input.planId, signal),
      ),

      openCheckout: fromPromise<CheckoutResult, { attempt: Attempt | undefined }>(async ({ input: { attempt } }) => {
        if (attempt === undefined) throw new Error('There is no choice to pay for.');
        const { url, back_url, complete_url } = returnPaths(path, attempt.planId);
        const outcome = await client.attempt(
          subscribe,
          {
            params: { path },
            body: {
              customer: attempt.customer,
              products: [{ id: attempt.planId, metadata: { url } }],
              back_url,
              complete_url,
            },
          },
          hasIdempotencyKeys ? { idempotencyKey: attempt.key } : {},
        );
        if (!outcome.ok) return refusedOf(outcome.failure);
        const address = outwardAddress(outcome.data.redirect_url, origin);
        return address === null ? { ok: false, reason: 'unsafe' } : { ok: true, address };
      }),
    },
    actions: {
      goHome,
      storeAttempts: (_: unknown, { attempts }: { attempts: readonly Attempt[] }) => storeAttempts(attempts),
      leaveFor: (_: unknown, { address }: { address: OutwardAddress | null }) => {
        if (address !== null) leaveFor(address.href);
      },
      // Somebody new belongs to the organisation now.
      refreshSubscriptions: () => {
        void queries.invalidateQueries({ queryKey: keys.me() });
        void queries.invalidateQueries({ queryKey: keys.organisations() });
      },
      reportUnexpectedError: (_: unknown, { error }: { error: unknown }) => reportUnexpectedError(error),
    },
  };
};
