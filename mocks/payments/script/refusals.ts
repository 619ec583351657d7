/** What the provider's script throws where it is used wrongly. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}

const refuse = (message: string): never => {
  throw new IntegrationError(message);
};

/** Options that the app and its React library may use of each method; the provider knows more. */
const KNOWN = {
  elements: [
    'clientSecret',
    'mode',
    'amount',
    'currency',
    'paymentMethodTypes',
    'locale',
    'fonts',
    'appearance',
    'loader',
  ],
  card: ['hidePostalCode', 'disabled', 'style', 'classes', 'iconStyle', 'hideIcon', 'value', 'disableLink'],
  expressCheckout: ['buttonHeight', 'buttonTheme', 'buttonType', 'layout', 'paymentMethods', 'paymentMethodOrder'],
  confirmPayment: ['elements', 'clientSecret', 'confirmParams', 'redirect'],
  createPaymentMethod: ['type', 'card', 'billing_details', 'metadata'],
  confirmCardPayment: ['payment_method', 'return_url', 'receipt_email', 'shipping', 'setup_future_usage'],
} as const;

/** The provider warns of such an option and may refuse it in a later release: here it is refused at once. */
export const requireKnown = (method: keyof typeof KNOWN, options: object): void => {
  const unknown = Object.keys(options).find((name) => !(KNOWN[method] as readonly string[]).includes(name));
  const call = method === 'card' || method === 'expressCheckout' ? 'create' : method;
  if (unknown !== undefined)
    refuse(
      `Unrecognized ${call}() parameter: ${unknown} is not a recognized parameter. This may cause issues with your integration in the future.`,
    );
};

/** Without the secret that was given, which stands in the provider's own message. */
export const requireSecret = (clientSecret: string): void => {
  if (!/^[^\s_]\S*_secret_\S+$/.test(clientSecret))
    refuse('Invalid value for elements(): clientSecret should be a client secret of the form ${id}_secret_${secret}.');
};

export const requireIntentOrMode = (type: string, isKnown: boolean): void => {
  if (!isKnown)
    refuse(
      `In order to create a ${type} element, you must pass a clientSecret or mode when creating the Elements group.`,
    );
};

/** What is true of a group of elements when its payment is confirmed. */
export interface Standing {
  readonly isMounted: boolean;
  readonly isSubmitted: boolean;
  readonly isInConfirmEvent: boolean;
  /** Of the group, where it was made with one. */
  readonly own: string | undefined;
  /** Of the call. */
  readonly given: string | undefined;
}

/** The client secret that a payment by wallet is confirmed with. Throws where the provider's script does. */
export const secretToConfirm = ({ isMounted, isSubmitted, isInConfirmEvent, own, given }: Standing): string => {
  if (!isMounted)
    refuse(
      'Invalid value for stripe.confirmPayment(): elements should have a mounted Payment Element or Express Checkout Element.',
    );
  // The wording is ours.
  if (own !== undefined && given !== undefined && own !== given)
    refuse('The clientSecret given to stripe.confirmPayment() is not the one that elements were created with.');
  if (!isSubmitted)
    refuse(
      'elements.submit() must be called before stripe.confirmPayment(). Call elements.submit() as soon as your customer presses pay, prior to any asynchronous work. Integration guide: https://stripe.com/docs/payments/accept-a-payment-deferred',
    );
  if (!isInConfirmEvent) {
    refuse(
      'Element confirming payment is "expressCheckout", but stripe.confirmPayment() was not called within the "confirm" event. Please call stripe.confirmPayment() in the "confirm" event (https://stripe.com/docs/js/elements_object/express_checkout_element_confirm_event)',
    );
  }
  return own ?? given ?? refuse('You must pass in a clientSecret when calling stripe.confirmPayment().');
};
