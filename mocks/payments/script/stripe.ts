import { CardElement, type CardOptions } from './card-element.ts';
import { createProviderApi, type IntentResult, type ProviderApi } from './provider-api.ts';
import { ask } from './sheet.ts';
import type { StandInElement } from './stand-in-element.ts';
import { WalletElement } from './wallet-element.ts';

export interface StandInPorts {
  readonly document: Document;
  readonly fetch: typeof fetch;
  /** The provider's API, without a slash at the end. */
  readonly api: string;
  /** Leads the whole page elsewhere. */
  readonly navigate: (address: string) => void;
}

interface Group {
  readonly amount?: number;
}

interface CardData {
  readonly payment_method: { readonly card: CardElement };
  readonly return_url?: string;
}

interface WalletData {
  readonly clientSecret: string;
  readonly confirmParams: { readonly return_url: string };
}

/** The card behind the wallet of every test device. */
const WALLET_CARD = '4242424242424242';

/** The next page answers. */
const leaving = (): Promise<never> => new Promise(() => undefined);

/** Elements that belong together, as `stripe.elements()` makes them. */
const createGroup = ({ document }: StandInPorts, api: ProviderApi, options: Group) => {
  const made = new Map<string, StandInElement>();
  let { amount = 0 } = options;
  return {
    create: (type: string, elementOptions: CardOptions = {}): StandInElement => {
      const element = type === 'card' ? new CardElement(document, elementOptions) : new WalletElement({ document, hasWallet: api.hasWallet, amount: () => amount });
      made.set(type, element);
      return element;
    },
    getElement: (type: string | { readonly __elementType?: string }): StandInElement | null => made.get(typeof type === 'string' ? type : (type.__elementType ?? '')) ?? null,
    update: (next: Group): void => {
      amount = next.amount ?? amount;
    },
    submit: () => Promise.resolve({}),
    fetchUpdates: () => Promise.resolve({}),
    on: () => undefined,
  };
};

/**
 * The provider's script: `Stripe(key)` with as much of its interface as the app and its React library use. It behaves as the
 * provider documents, over the fake backend's payments; cards are told apart by their number.
 */
export const createStandIn = (ports: StandInPorts) => {
  const { document, navigate } = ports;

  const forKey = (key: string) => {
    const api = createProviderApi((input, init) => ports.fetch(input, init), ports.api, key);

    /** Asks the holder where the bank wants it. To confirm what has succeeded is a success: nothing is taken again. */
    const goOn = async (clientSecret: string, result: IntentResult, returnUrl: string): Promise<IntentResult> => {
      if (result.error?.payment_intent?.status === 'succeeded') return { paymentIntent: result.error.payment_intent };
      const action = result.paymentIntent?.next_action;
      if (action === undefined || action === null) return result;
      if (action.type === 'redirect_to_url') {
        const query = new URLSearchParams({ client_secret: clientSecret, return_url: returnUrl });
        navigate(`${action.redirect_to_url.url}?${query.toString()}`);
        return leaving();
      }
      const outcome = await ask(document, {
        title: '3D Secure',
        text: 'The test bank asks whether it is you who pays.',
        buttons: [
          ['Complete authentication', 'passed'],
          ['Fail authentication', 'failed'],
        ],
        closed: 'failed',
      });
      return api.authenticate(clientSecret, outcome);
    };

    return {
      elements: (options: Group = {}) => createGroup(ports, api, options),
      confirmCardPayment: async (clientSecret: string, { payment_method: { card }, return_url = document.location.href }: CardData): Promise<IntentResult> => {
        const fault = card.fault();
        if (fault !== null) return { error: fault };
        return goOn(clientSecret, await api.confirm(clientSecret, card.typed.number.replaceAll(' ', '')), return_url);
      },
      confirmPayment: async ({ clientSecret, confirmParams }: WalletData): Promise<IntentResult> => goOn(clientSecret, await api.confirm(clientSecret, WALLET_CARD), confirmParams.return_url),
      retrievePaymentIntent: (clientSecret: string): Promise<IntentResult> => api.retrieve(clientSecret),
      // What its React library asks of every such object.
      createToken: () => leaving(),
      createPaymentMethod: () => leaving(),
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  };
  return Object.assign(forKey, { version: 'endive' });
};
