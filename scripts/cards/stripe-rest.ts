import type { CardKeys } from './card-keys.ts';

/** As much of a payment as is looked at. */
export interface RestIntent {
  readonly id: string;
  readonly client_secret: string;
  readonly status: string;
  readonly payment_method_types: readonly string[];
}

interface RestError {
  readonly code?: string;
  readonly decline_code?: string;
  readonly message?: string;
  readonly payment_intent?: RestIntent;
}

/** What Stripe's API answers: a payment, or why not. Rejects where there is no way to it. */
export type RestAnswer =
  | { readonly intent: RestIntent; readonly error: null }
  | { readonly intent: RestIntent | null; readonly error: RestError };

const API = 'https://api.stripe.com/v1';
const GIVES_UP_MS = 20_000;

/** What the API of this product would do at Stripe, with a secret key (docs/configuration.md). */
export const stripeRest = ({ secret }: Pick<CardKeys, 'secret'>) => {
  const post = async (
    path: string,
    form: readonly (readonly [string, string])[],
    idempotencyKey?: string,
  ): Promise<RestAnswer> => {
    const response = await fetch(`${API}/${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${secret}`,
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
      body: new URLSearchParams(form.map(([name, value]) => [name, value])),
      signal: AbortSignal.timeout(GIVES_UP_MS),
    });
    const body = (await response.json()) as RestIntent & { readonly error?: RestError };
    return body.error === undefined
      ? { intent: body, error: null }
      : { intent: body.error.payment_intent ?? null, error: body.error };
  };

  return {
    /** One payment for a basket: under one key it is the same, however often it is asked for. */
    create: (basketKey: string) =>
      post(
        'payment_intents',
        [
          ['amount', '21600'],
          ['currency', 'gbp'],
          ['payment_method_types[]', 'card'],
          ['metadata[basket]', basketKey],
        ],
        `basket-${basketKey}`,
      ),
    /** `method`: one of Stripe's test methods, such as `pm_card_visa`. */
    confirm: (id: string, method: string) =>
      post(`payment_intents/${id}/confirm`, [
        ['payment_method', method],
        ['return_url', 'https://learn.example/payment/x'],
      ]),
    cancel: (id: string) => post(`payment_intents/${id}/cancel`, []),
  };
};

export type StripeRest = ReturnType<typeof stripeRest>;
