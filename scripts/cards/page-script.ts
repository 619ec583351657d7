import '../../src/app/boot/trusted-types.ts';
import { loadStripe } from '@stripe/stripe-js/pure';

/** What a page under the production policy saw of Stripe's script and elements. */
export interface PageSight {
  readonly isLoaded: boolean;
  /** Each element that was asked for, and how it came. */
  readonly elements: Readonly<Record<string, string>>;
  readonly status: string;
}

declare global {
  interface Window {
    trySight?: (publishable: string, clientSecret: string) => Promise<PageSight>;
  }
}

const GIVES_UP_MS = 20_000;
const inTime = (work: Promise<string>): Promise<string> =>
  Promise.race([work, new Promise<string>((resolve) => void setTimeout(resolve, GIVES_UP_MS, 'never came'))]);

const container = (): HTMLElement => {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
};

/** Draws the elements of a payment as the app does: with its secret, card and wallet in groups of their own. */
window.trySight = async (publishable, clientSecret) => {
  const stripe = await loadStripe(publishable).catch(() => null);
  if (stripe === null) return { isLoaded: false, elements: {}, status: '' };
  const card = stripe.elements({ clientSecret }).create('card', { hidePostalCode: true });
  const wallet = stripe.elements({ clientSecret }).create('expressCheckout');
  const came = {
    card: inTime(new Promise((resolve) => void card.on('ready', () => resolve('ready')))),
    expressCheckout: inTime(
      new Promise((resolve) => {
        wallet.on('ready', ({ availablePaymentMethods }) =>
          resolve(availablePaymentMethods === undefined ? 'ready, no wallet in this browser' : 'ready'),
        );
        wallet.on('loaderror', ({ error }) => resolve(`load error: ${error.message ?? ''}`));
      }),
    ),
  };
  card.mount(container());
  wallet.mount(container());
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
  return {
    isLoaded: true,
    elements: { card: await came.card, expressCheckout: await came.expressCheckout },
    status: paymentIntent?.status ?? error?.message ?? '',
  };
};
