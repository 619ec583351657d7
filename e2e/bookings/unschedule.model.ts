import { expect } from '#e2e/host/expect.ts';
import { prepareBrowser } from '#e2e/lib/prepare-browser.ts';
import { PaymentPage } from '#e2e/pages/payment-page.ts';
import { loseConnectionBefore, NOTHING_SENT, reconnect } from '#e2e/submission/connection.ts';
import {
  exempt,
  model,
  passedThrough,
  UNEXPECTED_ERROR,
  type EffectModel,
  type Moment,
  type OutcomeSetup,
  type Visitor,
} from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { unscheduleMachine } from '#machines/bookings/unschedule.machine.ts';
import type { Step } from '#machines/testing/runnable.ts';
import { BLOCKED, dialogOf, FACTS, follow, goOn, heading, pauseForFacts, SAME } from './unschedule-facts.ts';
import {
  leaveBasket,
  leaveBehind,
  payForAll,
  ROWS,
  setFee,
  setPayments,
  setSuper,
  setWorld,
  unscheduleElsewhere,
  worldOf,
  type Left,
} from './unschedule-world.ts';
import { giveLocks, openAndListen, pauseLocks, takeLock } from './walk-world.ts';

/** What the catalogue keeps of the context. */
interface UnschedulePosition {
  readonly confirmed: boolean;
  readonly waived: boolean;
  readonly canWaive: boolean;
  readonly moving: readonly [readonly number[], readonly number[]];
  readonly late: number;
  readonly quoted: number | null;
  readonly decided: readonly [readonly number[], number | null, string | null] | null;
}

const TICKED = 'confirmed with the tick';
const LEFT_BY_ITSELF = 'payment: it went back by itself';
/** The booking of the samples that is late. */
const LATE_ID = 2102;

const LEFT: Readonly<Record<string, Left | null>> = {
  'nothing is stored': null,
  'an earlier request may have arrived': {},
  'a basket may be paid': { basket: true },
  'a basket waits that nobody tried to pay': { basket: true, isUntried: true },
  'a basket for other bookings may be paid': { basket: true, isForOthers: true },
  'it is paid and not submitted': { basket: true, isPaid: true },
};

const seeBusy = async (visitor: Visitor, text: string): Promise<void> =>
  see(dialogOf(visitor).button(text)).toHaveAttribute('aria-disabled', 'true');

/** The device answers at once; what a page left is put there before. */
const claims = (leave: (visitor: Visitor, left: Left | null) => Promise<void>, taken: OutcomeSetup): EffectModel => ({
  call: 'submitBookings',
  waitsAtEnd: true,
  setups: {
    ...Object.fromEntries(
      Object.entries(LEFT).map(([name, left]) => [
        name,
        { isImmediate: true as const, prepare: (visitor: Visitor) => leave(visitor, left) },
      ]),
    ),
    'another tab is at it': { isImmediate: true, ...taken },
    unexpectedError: UNEXPECTED_ERROR,
  },
});

/** The last call of asking after a basket that is the server's. */
const asks: EffectModel = {
  call: 'getPaymentIntent',
  setups: {
    'it is paid': { prepare: (visitor) => setPayments(visitor, 'succeeded') },
    'it is not paid': { prepare: (visitor) => setPayments(visitor, 'requires_payment_method') },
    'its holder was asked': { prepare: (visitor) => setPayments(visitor, 'requires_action') },
    'a bank works on it': { prepare: (visitor) => setPayments(visitor, 'processing') },
    'nobody can say': { fault: { status: 500 } },
    unexpectedError: UNEXPECTED_ERROR,
  },
};

const seeForm = async (
  visitor: Visitor,
  { confirmed, waived, moving: [ids, blocked], late }: UnschedulePosition,
): Promise<void> => {
  const change = dialogOf(visitor);
  await see(heading(visitor)).toHaveText(/^Unschedule \d bookings?$/);
  await see(change.confirm).toBeChecked({ checked: confirmed });
  await see(change.button(late === 0 || waived ? 'Submit' : 'Go to Payment')).toBeVisible();
  if (waived) await see(change.dialog.getByText('the fee is waived')).toBeVisible();
  if (ids.length === 1) await see(change.dialog.getByText('2 bookings, no fee')).toBeVisible();
  await see(change.dialog.getByText('It is being changed')).toHaveCount(blocked.length);
};

/** Unscheduling a late workshop and a free one, with the payment of its fee, in its real view (`/bookings`). */
export const flow = model<typeof unscheduleMachine, 'unschedule', UnschedulePosition>({
  // 404: the page of the walk before may still ask after a payment whose world is gone. 409: its bookings have changed
  // elsewhere (0290).
  statuses: [404, 409, 422, 500],
  startsAnewWhenOpened: true,
  delays: exempt(
    'it does by itself after seconds what Check again does at once, and fitted timers would put off what makes the page hear of changes',
  ),
  inputs: Object.fromEntries(
    (['a late workshop', 'a late workshop, for an administrator'] as const).map((name, nth) => [
      name,
      {
        prepare: async (visitor: Visitor) => {
          await prepareBrowser(visitor.page, visitor.demo, amaraOsei);
          // What the walk before has submitted is done.
          await visitor.demo.advance('4m');
          await setWorld(visitor, 'late');
          await setFee(visitor, 72_00);
          await setSuper(visitor, nth === 1);
        },
        open: async (visitor: Visitor) => {
          const { page, ahead } = visitor;
          await openAndListen(visitor, '/bookings?tab=scheduled');
          // What listens has no faults, nor has the price that the rows tell.
          await expect(page.getByText('£72.00 late fee').first()).toBeVisible();
          await visitor.armBeside();
          for (const row of ROWS) await page.getByRole('checkbox', { name: row }).check();
          const found = ahead[0]?.replace('findIntention: ', '') ?? '';
          if (ahead.length === 0 || ahead[0] === TICKED) await pauseLocks(page);
          if (found === 'another tab is at it') await takeLock(visitor, 'unschedule');
          // Stored earlier it would open by itself.
          else await leaveBehind(visitor, LEFT[found] ?? null);
          await page
            .getByRole('region', { name: 'Selection' })
            .getByRole('button', { name: 'Unschedule', exact: true })
            .click();
        },
      },
    ]),
  ),
  events: {
    'form.changed': async (visitor, { change }) => {
      await (change.confirm === true ? dialogOf(visitor).confirm : dialogOf(visitor).waive).check();
      // While an earlier visit is looked for.
      if (visitor.ahead.length > 0) await giveLocks(visitor.page);
    },
    'facts.changed': async (visitor, { facts }) => {
      await follow(visitor, facts);
      if (worldOf(facts) !== 'late') await goOn(visitor);
    },
    'submit.requested': async (visitor) => {
      await pauseForFacts(visitor);
      await dialogOf(visitor)
        .button(/^(Go to Payment|Submit)$/)
        .click();
    },
    'payment.continued': async (visitor) => {
      // The holder of the card has said no meanwhile: nothing of it is under way when the card is offered again.
      await setPayments(visitor, 'requires_payment_method');
      await dialogOf(visitor).button('Continue').click();
    },
    'payment.givenUp': (visitor) => dialogOf(visitor).button('Give it up').click(),
    retried: async (visitor) => {
      await reconnect(visitor);
      await loseConnectionBefore(visitor, 'submitBookings: there is no connection');
      await dialogOf(visitor)
        .button(/^(Try|Check) again$/)
        .click();
    },
  },
  moreOutcomes: {
    payment: { 'it went back by itself': { output: { kind: 'left', reason: 'back', mayBePaid: false } } },
  },
  effects: {
    // Put on the device by `open`, once the page stands.
    findIntention: claims(leaveBasket, {}),
    claimIntention: claims(
      async (visitor, left) => {
        await leaveBasket(visitor, left);
        await leaveBehind(visitor, left);
      },
      { prepare: (visitor) => takeLock(visitor, 'unschedule') },
    ),
    priceFee: {
      call: 'getProduct',
      setups: {
        'it costs something': {},
        'the call failed': { fault: { status: 500 } },
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    readFacts: {
      call: 'listBookings',
      setups: {
        'nothing has changed': { prepare: (visitor) => setWorld(visitor, 'late') },
        'one of them changed elsewhere': { prepare: (visitor) => setWorld(visitor, 'elsewhere') },
        'the call failed': { fault: { status: 500 } },
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    openBasket: {
      call: 'createBasket',
      setups: {
        'it costs what was shown': { prepare: (visitor) => setFee(visitor, 72_00) },
        'it costs more': { prepare: (visitor) => setFee(visitor, 78_00) },
        'the call failed': { fault: { status: 500 } },
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    askBasket: asks,
    askFormerBasket: asks,
    askGivenUp: asks,
    payment: {
      call: 'getPaymentIntent',
      setups: {
        'it is paid': { act: ({ page }) => new PaymentPage(page).pay('4242 4242 4242 4242') },
        'the person went back': { act: (visitor) => dialogOf(visitor).button('Back').click() },
        'what it rested on had changed': { fault: { status: 409 } },
        'the provider had cancelled it': { prepare: (visitor) => setPayments(visitor, 'canceled') },
        'it was left with its end unknown': {
          prepare: (visitor) => setPayments(visitor, 'requires_action'),
          act: (visitor) => dialogOf(visitor).button('Back').click(),
        },
        'it went back by itself': { isImmediate: true },
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    submitBookings: {
      call: 'submitBookings',
      setups: {
        'the server has it': { prepare: payForAll },
        'another request has done it': { prepare: unscheduleElsewhere, fault: { status: 422 } },
        'it is done, and nobody can say by what': exempt('half a day has to pass between two calls of one request'),
        'the server finds fault with it': { fault: { status: 422 } },
        'there is no connection': NOTHING_SENT,
        'no answer arrives': { fault: { status: 500 } },
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
  },
  states: {
    'unschedule.opening': (visitor) => seeBusy(visitor, 'Opening…'),
    'unschedule.form': seeForm,
    'unschedule.form.checking': passedThrough('whether a fee is due is known at once'),
    'unschedule.form.pricing': async (visitor) =>
      see(dialogOf(visitor).dialog.getByText('Asking for the late fee')).toBeAttached(),
    'unschedule.form.unpriced': async (visitor) =>
      see(dialogOf(visitor).dialog.getByText('The late fee could not be loaded')).toBeVisible(),
    'unschedule.form.ready': async (visitor, { late, waived, quoted }) => {
      if (late === 0 || waived) return;
      const total = quoted === null ? { 1: '£72.00', 2: '£144.00' }[late] : { 4800: '£72.00', 5200: '£78.00' }[quoted];
      await see(dialogOf(visitor).dialog.locator('.fees__total b')).toHaveText(total ?? 'no such total');
    },
    'unschedule.claiming': (visitor) => seeBusy(visitor, 'Checking…'),
    'unschedule.asking': (visitor) => seeBusy(visitor, 'Checking…'),
    'unschedule.asking.beforeForm': (visitor) => seeBusy(visitor, 'Checking…'),
    'unschedule.asking.beforeGoingOn': (visitor) => seeBusy(visitor, 'Checking…'),
    'unschedule.asking.beforeGivingUp': (visitor) => seeBusy(visitor, 'Checking…'),
    'unschedule.resuming': passedThrough('whether it is for these bookings is known at once'),
    'unschedule.verifying': (visitor) => seeBusy(visitor, 'Checking…'),
    'unschedule.openingBasket': (visitor) => seeBusy(visitor, 'Preparing…'),
    'unschedule.paying': async (visitor) => see(heading(visitor)).toHaveText(/^Pay the late fees?$/),
    'unschedule.submitting': async (visitor, { decided }) => {
      await seeBusy(visitor, 'Unscheduling…');
      if ((decided?.[2] ?? null) !== null) await see(heading(visitor)).toHaveText('Paid, being unscheduled');
    },
    'unschedule.unconfirmed': async (visitor) =>
      see(heading(visitor)).toHaveText("We don't know yet whether it arrived"),
    'unschedule.paymentUnknown': async (visitor) => {
      await see(dialogOf(visitor).button('Check again')).not.toHaveAttribute('aria-disabled', 'true');
    },
    'unschedule.paymentUnknown.unanswered': async (visitor) =>
      see(heading(visitor)).toHaveText("We don't know yet whether it was paid"),
    'unschedule.paymentUnknown.processing': async (visitor) =>
      see(heading(visitor)).toHaveText('Your bank is still working on it'),
    'unschedule.overtaken': async (visitor) => see(heading(visitor)).toHaveText('It was unscheduled already'),
    'unschedule.paymentUnfinished': async (visitor) => {
      await see(heading(visitor)).toHaveText('Your payment is not finished');
      await see(dialogOf(visitor).dialog.getByText('Nothing has been taken')).toBeVisible();
    },
    'unschedule.paidNotSubmitted': async (visitor) => {
      await see(heading(visitor)).toHaveText('Paid, not yet unscheduled');
      await see(dialogOf(visitor).dialog.getByText('You will not pay again')).toBeVisible();
    },
    'unschedule.allDone': async (visitor) => see(dialogOf(visitor).allDone).toBeVisible(),
  },
  isPossible: ({ name, kind }: Step, { states, previous, position }: Moment<UnschedulePosition>): boolean => {
    const {
      canWaive,
      waived,
      late,
      moving: [ids, blocked],
      decided,
    } = position;
    const isAt = (...wanted: readonly string[]): boolean => wanted.some((id) => states.includes(`unschedule.${id}`));
    const isSame =
      worldOf({ movingIds: ids, lateIds: Array.from({ length: late }, () => 0), blockedIds: blocked }) === 'late';
    if (FACTS.includes(name)) {
      // An administrator's dialog hears the same. That it is being changed is no news of the server's.
      if (canWaive || (name === BLOCKED && !isSame)) return false;
      if (isAt('claiming')) return previous === 'submitted' || previous === SAME;
      // The list itself stands still.
      if (isAt('verifying')) return name === BLOCKED || (name === SAME && isSame);
      // Without a connection nobody hears.
      if (isAt('unconfirmed'))
        return name === 'another one is late too' && previous !== 'submitBookings: there is no connection';
      return isAt('form.ready', 'asking.beforeGoingOn', 'openingBasket', 'paying');
    }
    if (name === LEFT_BY_ITSELF) return previous !== null && FACTS.includes(previous) && previous !== SAME;
    if (kind === 'outcome' && previous !== null && FACTS.includes(previous)) return false;
    if (name === 'the waiver ticked') return canWaive && !waived && late > 0 && isAt('form.ready');
    if (name === TICKED) return isAt('form.ready', 'opening') && !position.confirmed;
    if (previous === TICKED && isAt('opening')) return name === 'findIntention: nothing is stored';
    // A basket for two costs another amount.
    if (name.startsWith('openBasket: it costs')) return late === 1;
    // Only what becomes of a basket that stands already is known before its payment begins.
    if (name === 'payment: it was left with its end unknown' || name === 'payment: the provider had cancelled it')
      return previous?.startsWith('readFacts') === true;
    // In the moment in which it is left nothing else becomes of it: its holder is still asked, or nobody answers.
    if (name.startsWith('askBasket: it is') || name === 'askBasket: a bank works on it')
      return previous?.startsWith('payment: ') !== true;
    // The lock, the bookings and the payment come before the call.
    if (name === 'submitBookings: there is no connection') return previous === 'retried';
    // What another one has unscheduled is accepted no more.
    if (name === 'submitBookings: the server has it')
      return ids.includes(LATE_ID) || decided?.[0].includes(LATE_ID) !== true;
    return true;
  },
});
