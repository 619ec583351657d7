import { CardElement, type CardOptions } from './card-element.ts';
import type { ProviderApi, ScriptError, Session } from './provider-api.ts';
import { requireIntentOrMode, requireKnown, requireSecret, secretToConfirm } from './refusals.ts';
import type { StandInElement } from './stand-in-element.ts';
import { WalletElement, type WalletOptions } from './wallet-element.ts';

/** Either about a payment that exists, by its secret, or about one that is still to be created ("deferred"). */
export interface GroupOptions {
  readonly clientSecret?: string;
  readonly mode?: 'payment';
  /** Pence. */
  readonly amount?: number;
  readonly paymentMethodTypes?: readonly string[];
  readonly appearance?: { readonly variables?: { readonly borderRadius?: string } };
}

/** What an account offers where nobody says which methods. */
const AUTOMATIC = ['card', 'link'];

const listed = (methods: readonly string[]): string => `["${methods.join('", "')}"]`;

/** Elements that belong together, as `stripe.elements()` makes them. */
export const createGroup = (document: Document, api: ProviderApi, options: GroupOptions) => {
  requireKnown('elements', options);
  const { clientSecret } = options;
  if (clientSecret !== undefined) requireSecret(clientSecret);
  const made = new Map<string, StandInElement>();
  let { amount = 0 } = options;
  let isSubmitted = false;
  const session = async (): Promise<Session | null> => {
    const told = await api.session(clientSecret ?? null);
    if (clientSecret !== undefined && told !== null) ({ amount } = told);
    return told;
  };

  const createElement = (type: string, elementOptions: CardOptions & WalletOptions): StandInElement => {
    if (type === 'card') return new CardElement(document, elementOptions);
    requireIntentOrMode(type, clientSecret !== undefined || options.mode !== undefined);
    return new WalletElement({
      document,
      hasWallet: async () => (await session())?.google_pay === true,
      amount: () => amount,
      options: elementOptions,
      borderRadius: options.appearance?.variables?.borderRadius ?? '8px',
    });
  };

  return {
    create: (type: string, elementOptions: CardOptions & WalletOptions = {}): StandInElement => {
      requireKnown(type === 'card' ? 'card' : 'expressCheckout', elementOptions);
      const element = createElement(type, elementOptions);
      made.set(type, element);
      return element;
    },
    getElement: (type: string | { readonly __elementType?: string }): StandInElement | null =>
      made.get(typeof type === 'string' ? type : (type.__elementType ?? '')) ?? null,
    update: (next: GroupOptions): void => {
      amount = next.amount ?? amount;
    },
    submit: () => {
      isSubmitted = true;
      return Promise.resolve({});
    },
    fetchUpdates: async () => {
      await session();
      return {};
    },
    on: () => undefined,
    /** The secret that the group's payment is confirmed with. A submission counts once. */
    secretFor: (given: string | undefined): string => {
      const wallet = made.get('expressCheckout');
      const isMounted = wallet instanceof WalletElement && wallet.isMounted;
      const secret = secretToConfirm({
        isMounted,
        isSubmitted,
        isInConfirmEvent: isMounted && wallet.isBeingConfirmed,
        own: clientSecret,
        given,
      });
      isSubmitted = false;
      return secret;
    },
    /** Why a payment that was created apart from these elements is not theirs; null where it is. */
    mismatch: async (secret: string): Promise<ScriptError | null> => {
      if (clientSecret !== undefined) return null;
      const told = await api.session(secret);
      if (told === null) return null;
      const provided = options.paymentMethodTypes ?? AUTOMATIC;
      const isSame = provided.toSorted().join() === told.payment_method_types.toSorted().join();
      if (!isSame)
        return {
          type: 'invalid_request_error',
          message: `The provided payment_method_types (${listed(provided)}) does not match the expected payment_method_types (${listed(told.payment_method_types)}).`,
        };
      return amount === told.amount
        ? null
        : {
            type: 'invalid_request_error',
            message: `The provided amount (${amount}) does not match the expected amount (${told.amount}).`,
          };
    },
  };
};

export type ElementsGroup = ReturnType<typeof createGroup>;
