import type { BasketRecord } from '#fixtures/records/commerce.record.ts';
import { fitTimers } from '#e2e/lib/walked-timers.ts';
import { PaymentPage } from '#e2e/pages/payment-page.ts';
import { exempt, model, type EffectModel, type OutcomeSetup, type Visitor } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import type { paymentMachine } from '#machines/commerce/payment.machine.ts';
import type { PaymentMethod } from '#machines/commerce/payment.setup.ts';
import { followingOf, pausedCalls } from './pending-calls.ts';
import { changeBasket, changePayment, loseBasis, PAYMENT, repriceBasket, withBasket } from './payment-world.ts';

type Payment = Omit<NonNullable<BasketRecord['intent']>, 'id' | 'client_secret'>;

/** What the catalogue keeps of the context. */
interface PaymentPosition {
  readonly isAgreed: boolean;
  readonly method: PaymentMethod;
}

const DECLINED = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' };
const NOT_REJECTED = exempt(
  'the provider’s script turns every failure into a result, so nothing that a person does makes this effect reject',
);
const BASIS_NOT_REJECTED = exempt(
  'the client turns every failure into a result, so no path of the product makes this effect reject',
);

/** The card that leads to this answer. */
const CARDS: Readonly<Record<string, string>> = {
  'confirmPayment: the provider refused': '4000 0000 0000 0002',
  'confirmPayment: it was under way': '4000 0099 0000 0004',
};

const screenOf = ({ page }: Visitor) => new PaymentPage(page);

const told = (payment: Payment): OutcomeSetup => ({ prepare: ({ demo }) => changePayment(demo, payment) });
const costing = (total_in_pence: number): OutcomeSetup => ({
  prepare: ({ demo }) => changeBasket(demo, { total_in_pence }),
});
const withoutBasis: OutcomeSetup = { prepare: ({ demo }) => loseBasis(demo) };

/** What the provider says of the payment: made true before it is asked. */
const status: EffectModel = {
  call: 'retrievePayment',
  setups: {
    'it is paid': told({ status: 'succeeded' }),
    'it is not paid': told({ status: 'requires_payment_method' }),
    'it was refused': told({ status: 'requires_payment_method', last_error: DECLINED }),
    'it is under way': told({ status: 'processing' }),
    'it was cancelled': told({ status: 'canceled' }),
    'the provider did not answer': { fault: { kind: 'offline' } },
    unexpectedError: NOT_REJECTED,
  },
};

/**
 * While the confirmation is overdue: its call is held in each step of the walk, or its end would come between two of
 * them.
 */
const confirmationPaused: EffectModel['setups'] = Object.fromEntries(
  Object.entries(status.setups).map(([outcome, setup]) => [
    outcome,
    typeof setup === 'function' || 'exempt' in setup
      ? setup
      : { ...setup, also: [{ call: 'confirmPayment', kind: 'offline', pause: 'pending', times: 'always' }] },
  ]),
);

/**
 * What somebody leaves, or waits for too long, stands still meanwhile. `first`: the call that this step itself begins
 * with.
 */
const pause = async (visitor: Visitor, ...first: readonly string[]): Promise<void> =>
  visitor.armBeside(
    ...pausedCalls(visitor.ahead, first).map(
      (call) => ({ call, kind: 'offline', pause: 'pending', times: 'always' }) as const,
    ),
  );

const payByCard = async (visitor: Visitor): Promise<void> => {
  await pause(visitor, 'getPaymentIntent');
  const card = followingOf(visitor.ahead).find((name) => name in CARDS);
  await screenOf(visitor).pay(CARDS[card ?? ''] ?? '4242 4242 4242 4242');
};

const payByWallet = async (visitor: Visitor): Promise<void> => {
  await pause(visitor);
  const [next] = visitor.ahead;
  const screen = screenOf(visitor);
  await screen.wallet.click();
  const sheet = screen.sheet('Google Pay');
  if (next === 'awaitWallet: it was put away') await sheet.getByRole('button', { name: 'Cancel' }).click();
  if (next === 'awaitWallet: it was confirmed') await sheet.getByRole('button', { name: /^Pay / }).click();
};

const seeLoading = async ({ page }: Visitor): Promise<void> =>
  see(page.getByRole('status').filter({ hasText: 'Loading the payment' })).toBeAttached();
const seeAlert = async (visitor: Visitor, text: string | RegExp): Promise<void> =>
  see(screenOf(visitor).alert.filter({ hasText: /\S/ })).toContainText(text);
const seeBusy = async (visitor: Visitor, text: string): Promise<void> =>
  see(screenOf(visitor).button(text)).toHaveAttribute('aria-disabled', 'true');
const seeIdle = async (visitor: Visitor): Promise<void> =>
  see(screenOf(visitor).button('Check again')).not.toHaveAttribute('aria-disabled', 'true');

/**
 * The payment of a basket, at its own address, as somebody who comes back from a bank: then what the provider said
 * stands.
 */
export const flow = model<typeof paymentMachine, 'payment', PaymentPosition>({
  statuses: [400, 401, 402, 403, 409, 500],
  // What is counted of a payment may be on its way when the next walk begins with another session: each has its own
  // browser.
  startsAnewWhenOpened: false,
  inputs: {
    'a basket waits': {
      prepare: async ({ page, demo }) => {
        await withBasket(page, demo);
        await fitTimers(page);
      },
      open: async (visitor) => {
        await pause(visitor, 'getPaymentIntent');
        await visitor.page.goto(`${PAYMENT}?payment_intent=pi_a1f0c3d29b64`, { waitUntil: 'commit' });
      },
    },
  },
  events: {
    submitted: (visitor, { method }) => (method === 'card' ? payByCard(visitor) : payByWallet(visitor)),
    'total.accepted': (visitor) => visitor.page.getByRole('button', { name: /^Continue with £/ }).click(),
    retried: async (visitor) => {
      await pause(visitor, 'getPaymentIntent', 'retrievePayment');
      await visitor.page.getByRole('button', { name: /^(Check|Try) again$/ }).click();
    },
    back: (visitor) => screenOf(visitor).button('Back').click(),
  },
  effects: {
    loadIntent: {
      call: 'getPaymentIntent',
      setups: {
        'a payment': costing(216_00),
        'a payment at another price': costing(240_00),
        'nothing to pay any more': withoutBasis,
        'no payment': { fault: { status: 500 } },
        unexpectedError: NOT_REJECTED,
      },
    },
    askFirst: status,
    awaitWallet: {
      call: 'getPaymentIntent',
      setups: {
        'it was confirmed': { isImmediate: true },
        'it was put away': { isImmediate: true },
        'it was refused': exempt(
          'the wallet of the stand-in collects its data without asking for anything that could be wrong',
        ),
        unexpectedError: NOT_REJECTED,
      },
    },
    verifyBasis: {
      call: 'getPaymentIntent',
      setups: {
        'all is as agreed': {},
        'it has changed': withoutBasis,
        'it costs something else': { prepare: ({ demo }) => repriceBasket(demo) },
        'no answer came': { fault: { status: 500 } },
        unexpectedError: BASIS_NOT_REJECTED,
      },
    },
    confirmPayment: {
      call: 'confirmPayment',
      setups: {
        'it was paid': {},
        'the provider refused': {},
        'it was under way': {},
        'it was cancelled': told({ status: 'canceled' }),
        // What became of it is made true before it is asked.
        'no answer came': { fault: { kind: 'offline' } },
        unexpectedError: NOT_REJECTED,
      },
    },
    askMeanwhile: { ...status, setups: confirmationPaused },
    askAgain: status,
    askProcessing: status,
  },
  states: {
    'payment.loadingIntent': seeLoading,
    'payment.checking': seeLoading,
    'payment.intentFailed': async (visitor) => {
      await see(screenOf(visitor).alert).toContainText('Unable to process payment at this time.');
      await see(screenOf(visitor).button('Back')).toBeEnabled();
    },
    'payment.repriced': async (visitor) => {
      await seeAlert(visitor, /It is £2(40|16)\.00 now, and was £2(40|16)\.00\./);
      await see(screenOf(visitor).payNow).toHaveCount(0);
    },
    'payment.ready': async (visitor, { isAgreed }) => {
      await see(screenOf(visitor).payNow).not.toHaveAttribute('aria-disabled', 'true');
      await see(screenOf(visitor).wallet).toBeVisible();
      if (!isAgreed) throw new Error('Something is offered at a price that was not agreed to.');
    },
    'payment.ready.plain': async (visitor) => see(screenOf(visitor).alert.filter({ hasText: /\S/ })).toHaveCount(0),
    'payment.ready.refused': async (visitor) =>
      see(screenOf(visitor).card.getByRole('alert')).toContainText(
        /Your card was declined\.\s*Nothing has been taken\. Check the number or use another card\./,
      ),
    'payment.ready.notTaken': async (visitor) =>
      see(screenOf(visitor).card.getByRole('alert')).toContainText('Nothing has been taken, so you can try again.'),
    'payment.ready.unverified': async (visitor) =>
      see(screenOf(visitor).card.getByRole('alert')).toContainText("We couldn't check that this is still to be paid."),
    'payment.ready.wallet': async (visitor) => see(screenOf(visitor).sheet('Google Pay')).toBeVisible(),
    'payment.verifying': (visitor) => seeBusy(visitor, 'Checking…'),
    'payment.confirming': async (visitor) => see(screenOf(visitor).payNow).toHaveCount(0),
    'payment.confirming.pending': async (visitor) => {
      await seeBusy(visitor, 'Paying…');
      await see(screenOf(visitor).button('Back')).toHaveAttribute('aria-disabled', 'true');
    },
    'payment.confirming.overdue': async (visitor) => {
      await seeAlert(visitor, 'This is taking longer than usual');
      await see(screenOf(visitor).button('Back')).not.toHaveAttribute('aria-disabled', 'true');
      await see(screenOf(visitor).wallet).toHaveCount(0);
    },
    'payment.confirming.overdue.asking': (visitor) => seeBusy(visitor, 'Checking…'),
    'payment.confirming.overdue.waiting': seeIdle,
    'payment.asking': (visitor) => seeBusy(visitor, 'Checking…'),
    'payment.unconfirmed': async (visitor) => {
      await see(screenOf(visitor).button('Back')).toHaveCount(0);
      await see(screenOf(visitor).payNow).toHaveCount(0);
      await see(screenOf(visitor).wallet).toHaveCount(0);
    },
    'payment.unconfirmed.unanswered': async (visitor) => {
      await seeAlert(visitor, "We don't know yet whether it was paid");
      await seeIdle(visitor);
    },
    'payment.unconfirmed.processing': (visitor) => seeAlert(visitor, 'Your bank is still working on it'),
    'payment.unconfirmed.processing.waiting': seeIdle,
    'payment.unconfirmed.processing.asking': (visitor) => seeBusy(visitor, 'Checking…'),
    'payment.succeeded': async ({ page }) => see(page).toHaveURL(/\/bookings\?paid=1$/),
    'payment.left': async ({ page }) => see(page).toHaveURL(/\/bookings$/),
    'payment.basisChanged': (visitor) => seeAlert(visitor, 'There is nothing to pay any more'),
    'payment.cancelled': (visitor) => seeAlert(visitor, 'This payment was cancelled'),
  },
  isPossible: ({ name, kind }, { previous, states, position: { method } }) => {
    const isAt = (id: string): boolean => states.includes(`payment.${id}`);
    // The sheet of the wallet covers the page.
    if (isAt('ready.wallet')) return name.startsWith('awaitWallet: ');
    // The page shows what the basket costs as it opens; only what is loaded later can cost something else.
    if (name === 'loadIntent: a payment at another price') return previous === 'retried';
    if (name.startsWith('confirmPayment: '))
      return isAt('confirming.pending') && (!(name in CARDS) || method === 'card');
    if (name === 'went back' && isAt('confirming.overdue')) return isAt('confirming.overdue.waiting');
    // What the provider says is made true before a step, and stays so until the next one.
    if (previous?.startsWith('xstate.after.nextQuestion') === true)
      return (
        kind === 'outcome' &&
        /: (it is under way|it is not paid|the provider did not answer)$/.test(name) &&
        isAt('confirming.overdue') === name.endsWith('it is not paid')
      );
    if (kind === 'delay' && isAt('unconfirmed.processing.asking')) return previous === 'retried';
    return true;
  },
});
