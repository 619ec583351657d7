import { escaped, pageOf } from '../mail/html.ts';

export interface CheckoutView {
  readonly organisation: string;
  readonly plan: string;
  /** With its currency and its interval: `£54.00 every 3 months`. */
  readonly price: string;
  /** Where it leads without paying. */
  readonly backUrl: string;
  /** Why nothing was taken just now, in the provider's words; null where nothing was tried. */
  readonly problem: string | null;
}

const TEST_CARD = '4242 4242 4242 4242';
/** A page of its own in a tab: a browser asks the host for an icon that it does not have, unless there is one. */
const NO_ICON = '<link rel="icon" href="data:,">';

/** The provider's own payment page, where somebody subscribes. It takes every test card. */
export const checkoutPage = ({ organisation, plan, price, backUrl, problem }: CheckoutView): string =>
  pageOf(
    'Test payment page',
    [
      `<p>${escaped(organisation)} asks you to pay:</p>`,
      `<p><strong>${escaped(plan)}</strong>, ${escaped(price)}. Tax is included.</p>`,
      ...(problem === null ? [] : [`<p role="alert">${escaped(problem)}</p>`]),
      '<form method="get">',
      `<p><label>Card number <input name="card" inputmode="numeric" autocomplete="off" required value="${TEST_CARD}"></label></p>`,
      '<p><button>Pay</button></p>',
      '</form>',
      `<p><a href="${escaped(backUrl)}">Go back without paying</a></p>`,
    ],
    NO_ICON,
  );
