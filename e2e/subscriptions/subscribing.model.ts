import { expect } from '#e2e/host/expect.ts';
import { startAnew, startSession } from '#e2e/lib/enter.ts';
import { fitTimers } from '#e2e/lib/walked-timers.ts';
import { PlansPage } from '#e2e/pages/plans-page.ts';
import {
  model,
  passedThrough,
  UNEXPECTED_ERROR,
  type EffectModel,
  type OutcomeSetup,
  type Visitor,
} from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { subscribingMachine } from '#machines/subscriptions/subscribing.machine.ts';
import { ASK_AGAIN_MILLISECONDS } from '#machines/subscriptions/subscribing.setup.ts';
import {
  makePaymentUnsafe,
  PLAN,
  PLANS_PATH,
  rememberAttempt,
  setPlan,
  sellNothing,
  stayAtPayment,
} from './plans-world.ts';

/** What the catalogue remembers of the context. */
interface Position {
  readonly userId: number | null;
  readonly hasLeft: boolean;
}

const FAILED: OutcomeSetup = { fault: { status: 500 } };
const REFUSED: OutcomeSetup = { fault: { status: 422 } };

const screenOf = ({ page }: Visitor) => new PlansPage(page);

/** Opens the page as Amara, or as nobody; `hasAttempt`: this tab was at the payment page before. */
const open = (
  search: string,
  { isSignedIn = true, hasAttempt = false }: { readonly isSignedIn?: boolean; readonly hasAttempt?: boolean } = {},
) => ({
  prepare: async ({ page, demo }: Visitor) => {
    // Once for each browser: every page that it opens has them.
    if (page.url() === 'about:blank') await fitTimers(page, ASK_AGAIN_MILLISECONDS);
    await startAnew(page, demo);
    if (isSignedIn) await startSession(page, demo, amaraOsei);
    await rememberAttempt(page, hasAttempt ? (isSignedIn ? amaraOsei.id : null) : undefined);
    await setPlan(demo, 'ends');
  },
  open: async ({ page }: Visitor) => {
    await page.goto(`${PLANS_PATH}${search}`, { waitUntil: 'commit' });
  },
});

const listed = (setups: EffectModel['setups']): EffectModel => ({ call: 'listSubscriptions', setups });
const isNew: OutcomeSetup = { prepare: ({ demo }) => setPlan(demo, 'isNew') };
const isNotThere: OutcomeSetup = { prepare: ({ demo }) => setPlan(demo, 'ends') };

const PAID = 'askAfterwards: it is paid';
const NOT_THERE = 'askAfterwards: it is not there';
/** What comes before the server says that it is paid; null where it never does. */
const beforePaid = (ahead: readonly string[]): readonly string[] | null =>
  ahead.includes(PAID) ? ahead.slice(0, ahead.indexOf(PAID)) : null;
/** The page asks again by itself: then what stands ahead is true of the next question, and not of this one. */
const isNotThereYet = (ahead: readonly string[]): OutcomeSetup => {
  const asksAgainUntilPaid = beforePaid(ahead)?.every((name) =>
    /^(xstate\.after\.|askAfterwards: nobody says$)/.test(name),
  );
  if (asksAgainUntilPaid !== true) return isNotThere;
  return {
    ...isNotThere,
    act: async (visitor) => {
      await expect(screenOf(visitor).button('Look again')).toBeVisible();
      await setPlan(visitor.demo, 'isNew');
    },
  };
};
const isPaid: OutcomeSetup = {
  prepare: async ({ demo, ahead }) => {
    if (beforePaid(ahead)?.includes(NOT_THERE) !== true) await setPlan(demo, 'isNew');
  },
};

const seeHeading = (text: string | RegExp) => async (visitor: Visitor) =>
  see(screenOf(visitor).heading).toHaveText(text);
const seeAlert = (text: string | RegExp) => async (visitor: Visitor) =>
  see(screenOf(visitor).main.getByRole('alert').filter({ hasText: text })).toBeVisible();
const seeNoAlert = async (visitor: Visitor) => see(screenOf(visitor).main.getByRole('alert')).toHaveCount(0);
const seeOpening = async ({ page }: Visitor) =>
  see(page.getByRole('button', { name: 'Opening the payment page…' })).toHaveAttribute('aria-disabled', 'true');

/** The page of plans, as somebody who is signed in and as nobody. */
export const flow = model<typeof subscribingMachine, 'subscribing', Position>({
  // 401: the session of the walk before.
  statuses: [401, 404, 422, 500],
  startsAnewWhenOpened: true,
  inputs: {
    'signed in': open(''),
    'signed out': open('', { isSignedIn: false }),
    'back, paid': open(`?paid=${PLAN}`, { hasAttempt: true }),
    'back, paid, in another browser': open(`?paid=${PLAN}`),
    'back, paid, signed out': open(`?paid=${PLAN}`, { isSignedIn: false }),
    'back without paying': open(`?back=${PLAN}`, { hasAttempt: true }),
    'back without paying, signed out': open(`?back=${PLAN}`, { isSignedIn: false }),
    'back without a word': open('', { hasAttempt: true }),
    'back without a word, signed out': open('', { isSignedIn: false, hasAttempt: true }),
  },
  events: {
    'plan.chosen': (visitor) => screenOf(visitor).plan('Team Leader').check(),
    submitted: async (visitor) => {
      const screen = screenOf(visitor);
      if (await screen.main.getByLabel('Email address').isVisible())
        await screen.type(
          visitor.ahead[0] === 'openCheckout: the address is taken back' ? 'ines@.demo' : 'ines@demo.example',
        );
      await stayAtPayment(visitor.page);
      await screen.goOn.click();
    },
    'second.confirmed': (visitor) =>
      screenOf(visitor).question.getByRole('button', { name: 'Pay for another' }).click(),
    'second.declined': (visitor) =>
      screenOf(visitor).question.getByRole('button', { name: 'Go back to the plans' }).click(),
    retried: (visitor) => screenOf(visitor).button('Look again').click(),
    returned: ({ page }) =>
      page.evaluate(
        (_, view = window) => void view.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      ),
  },
  effects: {
    loadPlans: {
      call: 'getPlans',
      setups: {
        'the plans came': {},
        'nothing is sold': { prepare: ({ demo }) => sellNothing(demo) },
        'the call failed': { fault: { status: 404 } },
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    askBefore: listed({
      'they do not have it': isNotThere,
      'they have it': { prepare: ({ demo }) => setPlan(demo, 'goesOn') },
      'it is paid by now': isNew,
      'nobody says': FAILED,
      unexpectedError: UNEXPECTED_ERROR,
    }),
    openCheckout: {
      call: 'subscribe',
      setups: {
        'the page is open': {},
        'the page is not safe': { prepare: ({ demo }) => makePaymentUnsafe(demo) },
        'the address is taken back': {},
        'it is refused': REFUSED,
        'the call failed': FAILED,
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    askAfterwards: listed({
      'it is paid': isPaid,
      'it is not there': isNotThereYet,
      'nobody says': FAILED,
      unexpectedError: UNEXPECTED_ERROR,
    }),
  },
  states: {
    'subscribing.loading': async ({ page }) =>
      see(page.getByRole('status').filter({ hasText: 'Loading the plans' })).toBeAttached(),
    'subscribing.notLoaded': async ({ page }) => see(page).toHaveURL(/\/(?:login\?d=%2F)?$/),
    'subscribing.nothingSold': async ({ page }) =>
      see(page.getByText('Northgate Care Group offers no plans at this time.')).toBeVisible(),
    'subscribing.choosing': async (visitor) => see(screenOf(visitor).goOn).toBeVisible(),
    'subscribing.choosing.plain': seeNoAlert,
    'subscribing.choosing.cancelled': seeAlert('You came back before paying.'),
    'subscribing.choosing.returned': seeAlert('You came back from the payment page.'),
    'subscribing.choosing.failed': seeAlert('The payment page did not open, so nothing was taken.'),
    'subscribing.choosing.unsafe': seeAlert('an address that is not safe to open'),
    'subscribing.choosing.invalid': async ({ page }) =>
      see(page.getByText('The customer.email field must be a valid email address.')).toBeVisible(),
    'subscribing.deciding': passedThrough('who is signed in is known'),
    'subscribing.verifying': seeOpening,
    'subscribing.owned': async (visitor) => see(screenOf(visitor).question).toBeVisible(),
    'subscribing.opening': seeOpening,
    'subscribing.leaving': async (visitor) => {
      await seeHeading('One moment')(visitor);
      await see(screenOf(visitor).main.getByText(/^Pay at /)).toBeVisible();
    },
    'subscribing.asking': seeHeading(/^(Looking for your payment|Your payment is on its way)$/),
    'subscribing.unconfirmed': seeHeading('Your payment is on its way'),
    'subscribing.unverifiable': seeHeading('Thank you'),
    'subscribing.complete': seeHeading('Team Leader is yours'),
  },
  isPossible: ({ name }, { position: { userId, hasLeft }, states }) => {
    // The server takes back what was typed, and knows the address of whom it knows.
    if (name === 'openCheckout: the address is taken back') return userId === null;
    // The same choice has the same key: the server names the same page again, whether it was safe or not.
    if (name === 'openCheckout: the page is not safe') return !hasLeft;
    return name !== 'submitted' || !states.includes('subscribing.choosing.unsafe');
  },
});
