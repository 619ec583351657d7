import type { CardElement } from './card-element.ts';
import { createGroup, type ElementsGroup, type GroupOptions } from './elements-group.ts';
import { createProviderApi, type IntentResult, type MethodResult, type SetupResult } from './provider-api.ts';
import { requireKnown } from './refusals.ts';
import { ask } from './sheet.ts';

export interface StandInPorts {
  readonly document: Document;
  readonly fetch: typeof fetch;
  /** The provider's API, without a slash at the end. */
  readonly api: string;
  /** Leads the whole page elsewhere. */
  readonly navigate: (address: string) => void;
}

interface CardData {
  readonly payment_method: { readonly card: CardElement };
  readonly return_url?: string;
}

interface MethodData {
  readonly type: 'card';
  readonly card: CardElement;
}

interface WalletData {
  readonly elements: ElementsGroup;
  /** Of a payment that was created apart from the elements. */
  readonly clientSecret?: string;
  readonly confirmParams: { readonly return_url: string };
}

/** The card behind the wallet of every test device. */
const WALLET_CARD = '4242424242424242';

/** The bank's question, above the page. */
const askHolder = (document: Document): Promise<'passed' | 'failed'> =>
  ask(document, {
    title: '3D Secure',
    text: 'The test bank asks whether it is you who pays.',
    buttons: [
      ['Complete authentication', 'passed'],
      ['Fail authentication', 'failed'],
    ],
    closed: 'failed',
  });

/** The next page answers. */
const leaving = (): Promise<never> => new Promise(() => undefined);

/**
 * The provider's script: `Stripe(key)` with as much of its interface as the app and its React library use. It behaves
 * as the provider documents, over the fake backend's payments, and refuses what the provider refuses; cards are told
 * apart by their number.
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
      return api.authenticate(clientSecret, await askHolder(document));
    };

    return {
      elements: (options: GroupOptions = {}) => createGroup(document, api, options),
      confirmCardPayment: async (clientSecret: string, data: CardData): Promise<IntentResult> => {
        requireKnown('confirmCardPayment', data);
        const {
          payment_method: { card },
          return_url = document.location.href,
        } = data;
        const fault = card.fault();
        if (fault !== null) return { error: fault };
        return goOn(clientSecret, await api.confirm(clientSecret, card.typed.number.replaceAll(' ', '')), return_url);
      },
      confirmPayment: async (data: WalletData): Promise<IntentResult> => {
        requireKnown('confirmPayment', data);
        const { elements, clientSecret, confirmParams } = data;
        const secret = elements.secretFor(clientSecret);
        const mismatch = await elements.mismatch(secret);
        return mismatch === null
          ? goOn(secret, await api.confirm(secret, WALLET_CARD), confirmParams.return_url)
          : { error: mismatch };
      },
      retrievePaymentIntent: (clientSecret: string): Promise<IntentResult> => api.retrieve(clientSecret),
      createPaymentMethod: async (data: MethodData): Promise<MethodResult> => {
        requireKnown('createPaymentMethod', data);
        const { card } = data;
        const fault = card.fault();
        return fault === null ? api.createMethod(card.typed) : { error: fault };
      },
      // Of a set-up that has its card: what is left is its holder's yes.
      confirmCardSetup: async (clientSecret: string): Promise<SetupResult> => {
        const told = await api.retrieveSetup(clientSecret);
        if (told.setupIntent?.next_action === null || told.setupIntent === undefined) return told;
        return api.authenticateSetup(clientSecret, await askHolder(document));
      },
      // What its React library asks of every such object.
      createToken: () => leaving(),
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  };
  return Object.assign(forKey, { version: 'endive' });
};
