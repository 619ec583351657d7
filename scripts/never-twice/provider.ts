import type { PaymentIntent } from '@stripe/stripe-js';
import { confirmedAs, standingOf, statusOf } from '#features/commerce/payment-status.ts';
import type { PaymentProvider } from '#features/commerce/payment-provider.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { authenticateIntent, confirmIntent, retrieveIntent, type ProviderReply } from '#mocks/payments/intents.ts';
import type { Line } from './line.ts';
import type { Random } from './random.ts';

const CARDS = ['4242424242424242', '4242424242424242', '4000000000000002', '4000009900000004', '4000002760003184'];

interface ProviderBody {
  readonly error?: { readonly payment_intent?: PaymentIntent };
}

export interface ProviderInput {
  readonly door: InProcess;
  readonly line: Line;
  readonly random: Random;
  /** Hears right before the provider is asked for the money of a payment. */
  readonly onConfirm: (secret: string) => void;
}

const idOf = (secret: string): string => secret.split('_secret')[0] ?? '';

/** The card provider as the app sees it, without its script: its answers are those of the fake provider's own records. */
export const providerOf = ({ door, line, random, onConfirm }: ProviderInput): PaymentProvider => {
  let begun = '';
  const at = (
    name: string,
    work: (till: Parameters<typeof retrieveIntent>[0]) => ProviderReply | Promise<ProviderReply>,
  ): Promise<ProviderReply> =>
    line.ask(name, () =>
      door.backend.write(async (db) => work({ db, nowMs: door.demo.clock.read(), bankUrl: () => '' })),
    );
  const intentOf = async (secret: string): Promise<PaymentIntent> =>
    (await at('retrieve', (till) => retrieveIntent(till, idOf(secret), secret))).body as PaymentIntent;

  return {
    load: () => Promise.resolve(),
    begin: (secret) => void (begun = secret),
    drawn: () => null,
    attach: () => undefined,
    walletConfirmed: () => Promise.resolve(),
    walletDismissed: () => undefined,
    awaitWallet: () => Promise.resolve({ status: 'dismissed' }),
    closeWallet: () => undefined,
    retrieve: async () => {
      try {
        return statusOf(await intentOf(begun));
      } catch {
        return { status: 'unknown' };
      }
    },
    standing: async (secret) => {
      try {
        return standingOf(await intentOf(secret));
      } catch {
        return 'unknown';
      }
    },
    confirm: async () => {
      const secret = begun;
      onConfirm(secret);
      try {
        const { status, body } = await at('confirm', (till) =>
          confirmIntent(till, idOf(secret), secret, random.oneOf(CARDS)),
        );
        const intent = status === 200 ? (body as PaymentIntent) : (body as ProviderBody).error?.payment_intent;
        if (intent?.status === 'requires_action' && random.chance(0.5)) {
          const answered = await at('authenticate', (till) =>
            authenticateIntent(till, idOf(secret), secret, random.chance(0.8)),
          );
          return confirmedAs((answered.status === 200 ? { paymentIntent: answered.body } : answered.body) as never);
        }
        // Whoever does not answer the bank leaves the payment to its page.
        return confirmedAs((status === 200 ? { paymentIntent: body } : body) as never);
      } catch {
        return { status: 'unknown' };
      }
    },
  };
};
