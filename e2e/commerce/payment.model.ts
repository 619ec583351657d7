import type { BasketRecord } from '#fixtures/records/commerce.record.ts';
import { PaymentPage } from '#e2e/pages/payment-page.ts';
import { exempt, model, type EffectModel, type OutcomeSetup, type Visitor } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import type { paymentMachine } from '#machines/commerce/payment.machine.ts';
import { changeBasket, changePayment, PAYMENT, withBasket } from './payment-world.ts';

type Payment = Omit<NonNullable<BasketRecord['intent']>, 'id' | 'client_secret'>;

const DECLINED = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' };
const NOT_REJECTED = exempt('the provider’s script turns every failure into a result, so nothing that a person does makes this effect reject');

/** The card that leads to this answer. */
const CARDS: Readonly<Record<string, string>> = { 'confirmPayment: the provider refused': '4000 0000 0000 0002', 'confirmPayment: it was under way': '4000 0099 0000 0004' };

const screenOf = ({ page }: Visitor) => new PaymentPage(page);

const told = (payment: Payment): OutcomeSetup => ({ prepare: ({ demo }) => changePayment(demo, payment) });
const costing = (total_in_pence: number): OutcomeSetup => ({ prepare: ({ demo }) => changeBasket(demo, { total_in_pence }) });

/** What the provider says of the payment: made true before it is asked. */
const status: EffectModel = {
  call: 'retrievePayment',
  setups: {
    'it is paid': told({ status: 'succeeded' }),
    'it is not paid': told({ status: 'requires_payment_method' }),
    'it was refused': told({ status: 'requires_payment_method', last_error: DECLINED }),
    'it is under way': told({ status: 'processing' }),
    'the provider did not answer': { fault: { kind: 'offline' } },
    unexpectedError: NOT_REJECTED,
  },
};

/** What loads stands still where somebody leaves meanwhile. */
const pauseForBack = async (visitor: Visitor): Promise<void> => {
  const back = visitor.ahead.indexOf('went back');
  const before = visitor.ahead[back - 1] ?? '';
  if (back === 0) await visitor.pause('getPaymentIntent');
  if (back !== 1 || !before.startsWith('loadIntent: a payment')) return;
  await visitor.pause('retrievePayment');
  await visitor.armBeside();
};

const seeLoading = async ({ page }: Visitor): Promise<void> => see(page.getByRole('status').filter({ hasText: 'Loading the payment' })).toBeAttached();

/** The payment of a basket, at its own address, as somebody who comes back from a bank: then what the provider said stands. */
export const flow = model<typeof paymentMachine, 'payment', boolean>({
  statuses: [400, 401, 402, 403, 500],
  // What is counted of a payment may be on its way when the next walk begins with another session: each has its own browser.
  startsAnewWhenOpened: false,
  inputs: {
    'a basket waits': {
      prepare: ({ page, demo }) => withBasket(page, demo),
      open: async (visitor) => {
        await pauseForBack(visitor);
        await visitor.page.goto(`${PAYMENT}?payment_intent=pi_a1f0c3d29b64`, { waitUntil: 'commit' });
      },
    },
  },
  events: {
    submitted: async (visitor, { method }) => {
      const [next = ''] = visitor.ahead;
      if (method === 'card') return screenOf(visitor).pay(CARDS[next] ?? '4242 4242 4242 4242');
      await screenOf(visitor).wallet.click();
      await screenOf(visitor)
        .sheet('Google Pay')
        .getByRole('button', { name: next === 'confirmPayment: the wallet was put away' ? 'Cancel' : /^Pay / })
        .click();
    },
    'total.accepted': (visitor) => screenOf(visitor).button('Continue with £240.00').click(),
    retried: async (visitor) => {
      await pauseForBack(visitor);
      await visitor.page.getByRole('button', { name: /^(Check|Try) again$/ }).click();
    },
    back: (visitor) => screenOf(visitor).button('Back').click(),
  },
  effects: {
    loadIntent: {
      call: 'getPaymentIntent',
      setups: { 'a payment': costing(216_00), 'a payment at another price': costing(240_00), 'no payment': { fault: { status: 500 } }, unexpectedError: NOT_REJECTED },
    },
    askFirst: status,
    askAgain: status,
    confirmPayment: {
      call: 'confirmPayment',
      setups: {
        'it was paid': {},
        'the provider refused': {},
        'the wallet was put away': { isImmediate: true },
        'it was under way': {},
        // What became of it is made true before it is asked.
        'no answer came': { fault: { kind: 'offline' } },
        unexpectedError: NOT_REJECTED,
      },
    },
  },
  states: {
    'payment.loadingIntent': seeLoading,
    'payment.checking': seeLoading,
    'payment.intentFailed': async (visitor) => {
      await see(screenOf(visitor).alert).toContainText('Unable to process payment at this time.');
      await see(screenOf(visitor).button('Back')).toBeEnabled();
    },
    'payment.repriced': async (visitor) => {
      await see(screenOf(visitor).alert).toContainText('It is £240.00 now, and was £216.00.');
      await see(screenOf(visitor).payNow).toHaveCount(0);
    },
    'payment.ready': async (visitor, isAgreed) => {
      await see(screenOf(visitor).payNow).not.toHaveAttribute('aria-disabled', 'true');
      await see(screenOf(visitor).wallet).toBeVisible();
      if (!isAgreed) throw new Error('Something is offered at a price that was not agreed to.');
    },
    'payment.ready.plain': async (visitor) => see(screenOf(visitor).alert.filter({ hasText: /\S/ })).toHaveCount(0),
    'payment.ready.refused': async (visitor) => see(screenOf(visitor).card.getByRole('alert')).toHaveText('Your card was declined.'),
    'payment.ready.notTaken': async (visitor) => see(screenOf(visitor).card.getByRole('alert')).toContainText('Nothing has been taken, so you can try again.'),
    'payment.confirming': async (visitor) => {
      await see(screenOf(visitor).button('Paying…')).toHaveAttribute('aria-disabled', 'true');
      await see(screenOf(visitor).button('Back')).toHaveAttribute('aria-disabled', 'true');
    },
    'payment.asking': async (visitor) => see(screenOf(visitor).button('Checking…')).toHaveAttribute('aria-disabled', 'true'),
    'payment.unconfirmed': async (visitor) => {
      await see(screenOf(visitor).button('Check again')).toBeVisible();
      await see(screenOf(visitor).button('Back')).toHaveCount(0);
      await see(screenOf(visitor).payNow).toHaveCount(0);
    },
    'payment.unconfirmed.unanswered': async (visitor) => see(screenOf(visitor).alert.filter({ hasText: /\S/ })).toContainText("We don't know yet whether it was paid"),
    'payment.unconfirmed.processing': async (visitor) => see(screenOf(visitor).alert.filter({ hasText: /\S/ })).toContainText('Your bank is still working on it'),
    'payment.succeeded': async ({ page }) => see(page).toHaveURL(/\/bookings\?paid=1$/),
    'payment.left': async ({ page }) => see(page).toHaveURL(/\/bookings$/),
  },
  isPossible: ({ name }, { previous }) => {
    // The page shows what the basket costs as it opens; only what is loaded later can cost something else.
    if (name === 'loadIntent: a payment at another price') return previous === 'retried';
    if (name === 'confirmPayment: the wallet was put away') return previous === 'wallet submitted';
    return !(name in CARDS) || previous === 'card submitted';
  },
});
