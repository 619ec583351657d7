import type { IntentView, ProviderError } from '../intents.ts';

/** What the provider's script hands back: a payment, or why there is none. */
export type IntentResult =
  | { readonly paymentIntent: IntentView; readonly error?: undefined }
  | { readonly paymentIntent?: undefined; readonly error: ScriptError };

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
  /** Null where the provider did not answer. */
  readonly session: (clientSecret: string | null) => Promise<Session | null>;
}

/** The provider's API as its script calls it. No call rejects: what goes wrong is a result (docs.stripe.com/js). */
export const createProviderApi = (call: typeof fetch, base: string, key: string): ProviderApi => {
  const resultOf = async (answered: Promise<Response>): Promise<IntentResult> => {
    try {
      const response = await answered;
      const body = (await response.json().catch(() => null)) as
        | (Partial<IntentView> & { readonly error?: ScriptError & ProviderError })
        | null;
      if (body?.error !== undefined) return { error: body.error };
      return typeof body?.status === 'string' ? { paymentIntent: body as IntentView } : { error: UNREADABLE };
    } catch {
      return { error: CONNECTION };
    }
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
