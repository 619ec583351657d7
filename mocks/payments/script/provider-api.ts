import type { SetupView } from '../cards-on-file.handlers.ts';
import type { IntentView, ProviderError } from '../intents.ts';
import type { CardInput } from './card-input.ts';

/** What the provider's script hands back: a payment, or why there is none. */
export type IntentResult =
  | { readonly paymentIntent: IntentView; readonly error?: undefined }
  | { readonly paymentIntent?: undefined; readonly error: ScriptError };

/** A set-up, or why it is none. */
export type SetupResult =
  | { readonly setupIntent: SetupView; readonly error?: undefined }
  | { readonly setupIntent?: undefined; readonly error: ScriptError };

/** A card that pays later, or why there is none. */
export type MethodResult =
  | { readonly paymentMethod: { readonly id: string }; readonly error?: undefined }
  | { readonly paymentMethod?: undefined; readonly error: ScriptError };

export interface ScriptError {
  readonly type: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly payment_intent?: IntentView;
}

const CONNECTION: ScriptError = {
  type: 'api_connection_error',
  message: 'An unexpected error occurred. Please check your connection and try again.',
};
const UNREADABLE: ScriptError = { type: 'api_error', message: 'An unexpected error occurred.' };

const idOf = (clientSecret: string): string => clientSecret.split('_secret')[0] ?? '';

/** What elements learn before they are drawn: of a payment, or, without one, of the account and the device. */
export interface Session {
  readonly payment_method_types: readonly string[];
  /** Pence. */
  readonly amount: number;
  readonly google_pay: boolean;
}

export interface ProviderApi {
  readonly retrieve: (clientSecret: string) => Promise<IntentResult>;
  readonly confirm: (clientSecret: string, number: string) => Promise<IntentResult>;
  readonly authenticate: (clientSecret: string, outcome: 'passed' | 'failed') => Promise<IntentResult>;
  readonly createMethod: (card: CardInput) => Promise<MethodResult>;
  readonly retrieveSetup: (clientSecret: string) => Promise<SetupResult>;
  readonly authenticateSetup: (clientSecret: string, outcome: 'passed' | 'failed') => Promise<SetupResult>;
  /** Null where the provider did not answer. */
  readonly session: (clientSecret: string | null) => Promise<Session | null>;
}

/** The provider's API as its script calls it. No call rejects: what goes wrong is a result (docs.stripe.com/js). */
export const createProviderApi = (call: typeof fetch, base: string, key: string): ProviderApi => {
  /** The record in an answer, which has an id, or why there is none. */
  const recordIn = async <T extends { readonly id: string }>(
    answered: Promise<Response>,
  ): Promise<{ readonly record: T } | { readonly error: ScriptError }> => {
    try {
      const response = await answered;
      const body = (await response.json().catch(() => null)) as
        | (Partial<T> & { readonly error?: ScriptError & ProviderError })
        | null;
      if (body?.error !== undefined) return { error: body.error };
      return typeof body?.id === 'string' ? { record: body as T } : { error: UNREADABLE };
    } catch {
      return { error: CONNECTION };
    }
  };
  const resultOf = async (answered: Promise<Response>): Promise<IntentResult> => {
    const told = await recordIn<IntentView>(answered);
    return 'error' in told ? told : { paymentIntent: told.record };
  };
  const setupOf = async (answered: Promise<Response>): Promise<SetupResult> => {
    const told = await recordIn<SetupView>(answered);
    return 'error' in told ? told : { setupIntent: told.record };
  };
  const post = (clientSecret: string, verb: string, form: Readonly<Record<string, string>>): Promise<IntentResult> =>
    resultOf(
      call(`${base}/payment_intents/${idOf(clientSecret)}/${verb}`, {
        method: 'POST',
        body: new URLSearchParams({ ...form, client_secret: clientSecret, key }),
      }),
    );

  return {
    retrieve: (clientSecret) =>
      resultOf(
        call(
          `${base}/payment_intents/${idOf(clientSecret)}?${new URLSearchParams({ client_secret: clientSecret, key }).toString()}`,
        ),
      ),
    confirm: (clientSecret, number) =>
      post(clientSecret, 'confirm', {
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
      }),
    authenticate: (clientSecret, outcome) => post(clientSecret, 'authenticate', { outcome }),
    createMethod: async ({ number, expiry }) => {
      const [exp_month = '', exp_year = ''] = expiry.split('/').map((part) => part.trim());
      const told = await recordIn<{ readonly id: string }>(
        call(`${base}/payment_methods`, {
          method: 'POST',
          body: new URLSearchParams({
            type: 'card',
            'card[number]': number.replaceAll(' ', ''),
            'card[exp_month]': exp_month,
            'card[exp_year]': `20${exp_year}`,
            key,
          }),
        }),
      );
      return 'error' in told ? told : { paymentMethod: told.record };
    },
    retrieveSetup: (clientSecret) =>
      setupOf(
        call(
          `${base}/setup_intents/${idOf(clientSecret)}?${new URLSearchParams({ client_secret: clientSecret, key }).toString()}`,
        ),
      ),
    authenticateSetup: (clientSecret, outcome) =>
      setupOf(
        call(`${base}/setup_intents/${idOf(clientSecret)}/authenticate`, {
          method: 'POST',
          body: new URLSearchParams({ outcome, client_secret: clientSecret, key }),
        }),
      ),
    session: async (clientSecret) => {
      const query = new URLSearchParams({
        key,
        type: clientSecret === null ? 'deferred_intent' : 'payment_intent',
        ...(clientSecret === null ? {} : { client_secret: clientSecret }),
      });
      try {
        const response = await call(`${base}/elements/sessions?${query.toString()}`);
        return response.ok ? ((await response.json()) as Session) : null;
      } catch {
        return null;
      }
    },
  };
};
