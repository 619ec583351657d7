import type { BasketRecord } from '#fixtures/records/commerce.record.ts';
import type { Database } from '../db/database.ts';
import { schedule } from '../jobs/jobs.ts';
import { type CardOutcome, type Decline, outcomeOf, NOT_AUTHENTICATED } from './test-cards.ts';

/** A payment as the provider tells it. The amount is in pence. */
export interface IntentView {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: 'gbp';
  readonly payment_method_types: readonly string[];
  readonly client_secret: string;
  readonly status: string;
  readonly next_action: NextAction | null;
  readonly last_payment_error: ProviderError | null;
}

export type NextAction =
  | { readonly type: 'use_stripe_sdk' }
  | { readonly type: 'redirect_to_url'; readonly redirect_to_url: { readonly url: string } };

export interface ProviderError {
  readonly type: 'card_error' | 'invalid_request_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

/** What the provider answers. `chargedPence` stands where money was taken just now, and only there. */
export interface ProviderReply {
  readonly status: number;
  readonly body: unknown;
  readonly chargedPence?: number;
}

/** What the provider decides with: the data, and now in milliseconds of the virtual clock. */
export interface Till {
  readonly db: Database;
  readonly nowMs: number;
  /** Where the bank's own page lies, for a payment of this id. */
  readonly bankUrl: (intentId: string) => string;
}

type Paid = BasketRecord & { readonly intent: NonNullable<BasketRecord['intent']> };

/** How every payment of the fake backend may be paid. A wallet pays by card. */
const METHODS = ['card'] as const;

/** How long a payment settles that is under way. */
const SETTLES_AFTER_MS = 60_000;

/** A payment whose holder did not say yes is no fault of the card. */
const typeOf = ({ code }: Pick<Decline, 'code'>): ProviderError['type'] =>
  code === NOT_AUTHENTICATED.code ? 'invalid_request_error' : 'card_error';

const viewOf = ({ intent, total_in_pence }: Paid, { bankUrl }: Till): IntentView => {
  const outcome = intent.asks_holder_of === undefined ? null : outcomeOf(intent.asks_holder_of);
  const atBank = outcome?.kind === 'asks' && outcome.where === 'at the bank';
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: total_in_pence,
    currency: 'gbp',
    payment_method_types: METHODS,
    client_secret: intent.client_secret,
    status: intent.status,
    next_action:
      intent.status !== 'requires_action'
        ? null
        : atBank
          ? { type: 'redirect_to_url', redirect_to_url: { url: bankUrl(intent.id) } }
          : { type: 'use_stripe_sdk' },
    last_payment_error:
      intent.last_error === undefined ? null : { type: typeOf(intent.last_error), ...(intent.last_error as Decline) },
  };
};

/** Why a payment of this status cannot be confirmed, in the provider's words. */
const CLOSED: Readonly<Record<string, string>> = {
  succeeded: 'it has already succeeded after being previously confirmed',
  processing: 'it has a status of processing',
  canceled: 'it has a status of canceled',
};

const failed = (status: number, error: ProviderError, view?: IntentView): ProviderReply => ({
  status,
  body: { error: { ...error, ...(view === undefined ? {} : { payment_intent: view }) } },
});

/** The payment of this id, for whoever knows its secret; null for anybody else. */
const find = (db: Database, id: string, secret: string): Paid | null => {
  const found = db.tables.baskets.first(({ intent }) => intent?.id === id && intent.client_secret === secret);
  return found === undefined ? null : (found as Paid);
};

const unknown = (id: string): ProviderReply =>
  failed(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such payment_intent: '${id}'` });

const change = async (
  { db }: Till,
  basket: Paid,
  intent: Omit<Paid['intent'], 'id' | 'client_secret'>,
  paid_at: number | null = null,
): Promise<Paid> =>
  (await db.tables.baskets.update(basket.id, {
    intent: { id: basket.intent.id, client_secret: basket.intent.client_secret, ...intent },
    paid_at,
  })) as Paid;

const refuseCard = async (till: Till, basket: Paid, decline: Decline): Promise<ProviderReply> => {
  const { code, message, decline_code } = decline;
  const last_error = { code, message, ...(decline_code === undefined ? {} : { decline_code }) };
  const after = await change(till, basket, { status: 'requires_payment_method', last_error });
  return failed(402, { type: typeOf(decline), ...last_error }, viewOf(after, till));
};

/** Lets a card do what becomes of it. */
const follow = async (till: Till, basket: Paid, outcome: CardOutcome, number: string): Promise<ProviderReply> => {
  if (outcome.kind === 'declines') return refuseCard(till, basket, outcome.decline);
  if (outcome.kind === 'asks')
    return {
      status: 200,
      body: viewOf(await change(till, basket, { status: 'requires_action', asks_holder_of: number }), till),
    };
  if (outcome.kind === 'processes') {
    schedule(till.db, 'payment', {
      dueMs: till.nowMs + SETTLES_AFTER_MS,
      user_id: basket.user_id,
      organisation_id: basket.organisation_id,
    });
    return {
      status: 200,
      body: viewOf(await change(till, basket, { status: 'processing' }), till),
      chargedPence: basket.total_in_pence,
    };
  }
  return {
    status: 200,
    body: viewOf(await change(till, basket, { status: 'succeeded' }, Math.floor(till.nowMs / 1000)), till),
    chargedPence: basket.total_in_pence,
  };
};

export const retrieveIntent = (till: Till, id: string, secret: string): ProviderReply => {
  const basket = find(till.db, id, secret);
  return basket === null ? unknown(id) : { status: 200, body: viewOf(basket, till) };
};

/** What elements are drawn with: how their payment may be paid, or, without one, the account's own methods. */
export const elementsSession = ({ db }: Pick<Till, 'db'>, secret: string | null): ProviderReply => {
  if (secret === null)
    return { status: 200, body: { payment_method_types: ['card', 'link'], amount: 0, google_pay: true } };
  const basket = db.tables.baskets.first(({ intent }) => intent?.client_secret === secret);
  if (basket === undefined)
    return failed(400, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: 'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
    });
  return { status: 200, body: { payment_method_types: METHODS, amount: basket.total_in_pence, google_pay: true } };
};

/**
 * A payment that succeeded, is cancelled or is under way is never taken again: the provider says so, and what it is
 * now.
 */
export const confirmIntent = async (till: Till, id: string, secret: string, number: string): Promise<ProviderReply> => {
  const basket = find(till.db, id, secret);
  if (basket === null) return unknown(id);
  const { status } = basket.intent;
  const why = CLOSED[status];
  if (why !== undefined) {
    return failed(
      400,
      {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: `You cannot confirm this PaymentIntent because ${why}.`,
      },
      viewOf(basket, till),
    );
  }
  return follow(till, basket, outcomeOf(number), number);
};

/** What the holder of the card answered the bank. Where the bank asks nothing, nothing changes. */
export const authenticateIntent = async (
  till: Till,
  id: string,
  secret: string,
  isHolder: boolean,
): Promise<ProviderReply> => {
  const basket = find(till.db, id, secret);
  if (basket === null) return unknown(id);
  const number = basket.intent.status === 'requires_action' ? basket.intent.asks_holder_of : undefined;
  if (number === undefined) return { status: 200, body: viewOf(basket, till) };
  if (!isHolder) return refuseCard(till, basket, NOT_AUTHENTICATED);
  const outcome = outcomeOf(number);
  return follow(till, basket, outcome.kind === 'asks' ? outcome.after : outcome, number);
};
