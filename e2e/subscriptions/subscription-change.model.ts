import { startAnew, startSession } from '#e2e/lib/enter.ts';
import { comeToTheFront } from '#e2e/lib/page-events.ts';
import { fitTimers } from '#e2e/lib/walked-timers.ts';
import { SubscriptionPage } from '#e2e/pages/subscription-page.ts';
import { exempt, model, type OutcomeSetup, type Visitor } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { northgate } from '#fixtures/organisations.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { subscriptionChangeMachine } from '#machines/subscriptions/subscription-change.machine.ts';
import type { ChangeOffers } from '#machines/subscriptions/subscription-change.setup.ts';
import { ACTIVE, cancelElsewhere, changeSubscriptions, PAST_DUE } from './subscription-world.ts';

const NOT_REJECTED = exempt('client and provider turn every failure into a result, so this effect does not reject');
const FAILED: OutcomeSetup = { fault: { status: 500 } };
const NO_LINE = { kind: 'offline' } as const;
const REFUSED: OutcomeSetup = { fault: { status: 403 } };

/** The server is down, and the tray above the page says so (J-06). */
const DOWN: OutcomeSetup = {
  fault: { status: 503 },
  tells: async ({ page }) => see(page.getByRole('alert').filter({ hasText: 'Undergoing Maintenance' })).toBeVisible(),
};

/** The card that leads to this answer. */
const CARDS: Readonly<Record<string, string>> = {
  'makeMethod: the card was refused': '4242',
  'changeMethod: its holder is asked': '4000 0027 6000 3184',
  'changeMethod: the card was declined': '4000 0000 0000 0002',
};

/** Which card the server has when it is asked. */
const ASKED: Readonly<Record<string, Parameters<typeof changeSubscriptions>[1]>> = {
  'askWhichCard: the new one': (_, newest) => ({ payment_method_id: newest, setup: null }),
  'askWhichCard: the former one': () => ({ payment_method_id: 'pm_amara_visa', setup: null }),
  'askWhichCard: its holder is still asked': ({ id }, newest) => ({
    setup: {
      id: `seti_${id}`,
      client_secret: `seti_${id}_secret_demo`,
      status: 'requires_action',
      payment_method_id: newest,
    },
  }),
  'askWhichCard: the API does not tell': () => ({ payment_method_id: null, setup: null }),
};

/**
 * Makes true what the next answer says of the card: only once the one that was typed is made, and the server has heard
 * of it.
 */
const arrangeCard = async ({ demo, ahead }: Visitor): Promise<void> => {
  const change = ASKED[ahead.find((name) => name.startsWith('askWhichCard: ')) ?? ''];
  if (change !== undefined) await changeSubscriptions(demo, change);
};

const screenOf = ({ page }: Visitor) => new SubscriptionPage(page);

const answerBank =
  (name: string): NonNullable<OutcomeSetup['act']> =>
  (visitor) =>
    screenOf(visitor).bank.getByRole('button', { name }).click();

/** The call with which the bank's question begins. */
const BANK = 'retrieveSetup';
const OVERDUE = 'xstate.after.holderTimeout';

const willBeOverdue = ({ ahead }: Visitor): boolean => ahead[2]?.startsWith(OVERDUE) === true;

/** The bank does not come to its question, beside what else this step arms. */
const pauseBank = async (visitor: Visitor): Promise<void> => {
  await visitor.pause(BANK);
  await visitor.armBeside();
};

/** The provider's script. */
const SCRIPT = 'loadPayments';

const isTimeUp = ({ ahead: [next] }: Visitor): boolean => next?.startsWith('xstate.after.providerTimeout') === true;

/** A call of the provider that does not come back in this step. */
const pause = (visitor: Visitor, call: string): Promise<void> =>
  visitor.armBeside({ call, ...NO_LINE, pause: 'pending', times: 'always' });

/** A document loads the provider's script once: the page is opened anew, so that the wait for it is seen. */
const loadScriptAnew = async (visitor: Visitor): Promise<void> => {
  await visitor.page.reload({ waitUntil: 'commit' });
  if (visitor.ahead[0]?.startsWith('loadCard: ') !== true) await pause(visitor, SCRIPT);
};

const overdue = (visitor: Visitor) => screenOf(visitor).cardDialog.getByText('Your bank takes its time');

const seeBusy = async (visitor: Visitor, name: string): Promise<void> =>
  see(screenOf(visitor).button(name)).toHaveAttribute('aria-disabled', 'true');
const seeIn = async (visitor: Visitor, dialog: 'cancelDialog' | 'cardDialog', text: string): Promise<void> =>
  see(screenOf(visitor)[dialog].getByText(text)).toBeVisible();

const open = (id: number) => ({
  prepare: async ({ page, demo }: Visitor) => {
    await startAnew(page, demo);
    await startSession(page, demo, amaraOsei);
    await fitTimers(page);
  },
  open: async ({ page }: Visitor) =>
    void (await page.goto(`/profile/subscriptions/${id}?o=${northgate.organisation_id}`, { waitUntil: 'commit' })),
});

/** What changes a subscription, at its own address. */
export const flow = model<typeof subscriptionChangeMachine, 'subscriptionChange', ChangeOffers>({
  // 401: the session of the walk before.
  statuses: [401, 402, 403, 404, 422, 500, 503],
  startsAnewWhenOpened: true,
  inputs: {
    'an active subscription': open(ACTIVE),
    'one whose payment is past due': open(PAST_DUE),
  },
  events: {
    'cancel.requested': (visitor) => screenOf(visitor).cancel.click(),
    'cancel.confirmed': (visitor) =>
      screenOf(visitor).cancelDialog.getByRole('button', { name: 'Cancel subscription' }).click(),
    'card.requested': async (visitor) => {
      await loadScriptAnew(visitor);
      await screenOf(visitor).changeCard.click();
    },
    'card.submitted': async (visitor) => {
      if (isTimeUp(visitor)) await pause(visitor, 'createPaymentMethod');
      if (willBeOverdue(visitor)) await pauseBank(visitor);
      const card = visitor.ahead.slice(0, 2).find((name) => name in CARDS);
      await screenOf(visitor).fillCard(CARDS[card ?? ''] ?? '5555 5555 5555 4444');
      await screenOf(visitor).button('Use this card').click();
    },
    'holder.asked': (visitor) => screenOf(visitor).button('Confirm with your bank').click(),
    retried: async (visitor) => {
      if (visitor.ahead[0]?.startsWith('askWhichCard: ') === true) await arrangeCard(visitor);
      if (isTimeUp(visitor)) await pause(visitor, SCRIPT);
      await visitor.page.getByRole('button', { name: /^(Check|Try) again$/ }).click();
    },
    closed: async (visitor) => {
      const isOverdue = (await overdue(visitor).count()) > 0;
      await visitor.page.getByRole('button', { name: 'Close' }).click();
      if (!isOverdue) return;
      // The bank's question comes late, and whoever has left says no.
      await visitor.letGo(BANK);
      await answerBank('Fail authentication')(visitor);
    },
    // No event tells of it (0320): whoever comes back to the page sees it.
    'offers.changed': async ({ page, demo }) => {
      await cancelElsewhere(demo);
      await comeToTheFront(page);
    },
  },
  effects: {
    cancelSubscription: {
      call: 'cancelSubscription',
      setups: {
        'it is cancelled': {},
        'it was refused': { fault: { status: 422 } },
        'no answer came': FAILED,
        'the server is down': DOWN,
        'the call failed': REFUSED,
        unexpectedError: NOT_REJECTED,
      },
    },
    askWhetherCancelled: {
      call: 'getSubscription',
      setups: {
        'it is cancelled': { prepare: ({ demo }) => cancelElsewhere(demo) },
        'it is active': {},
        'it is neither': { prepare: ({ demo }) => changeSubscriptions(demo, () => ({ status: 'past_due' })) },
        'the call failed': FAILED,
        unexpectedError: NOT_REJECTED,
      },
    },
    loadCard: {
      call: SCRIPT,
      setups: {
        'the fields are there': {},
        // The provider's loader tries twice.
        'they did not come': { fault: NO_LINE, also: [{ call: SCRIPT, ...NO_LINE, times: 'always' }] },
        unexpectedError: NOT_REJECTED,
      },
    },
    makeMethod: {
      call: 'createPaymentMethod',
      setups: {
        'it was made': {},
        'the card was refused': { isImmediate: true },
        'the provider did not answer': { fault: NO_LINE },
        unexpectedError: NOT_REJECTED,
      },
    },
    changeMethod: {
      call: 'changePaymentMethod',
      setups: {
        'it pays': {},
        'its holder is asked': {},
        'the card was declined': {},
        'no answer came': { ...FAILED, act: arrangeCard },
        'the server is down': DOWN,
        'the call failed': REFUSED,
        unexpectedError: NOT_REJECTED,
      },
    },
    confirmSetup: {
      call: BANK,
      setups: {
        'the holder said yes': { act: answerBank('Complete authentication') },
        'the holder said no': { act: answerBank('Fail authentication') },
        'no answer came': { fault: NO_LINE, act: arrangeCard },
        unexpectedError: NOT_REJECTED,
      },
    },
    askWhichCard: {
      call: 'getSubscription',
      setups: {
        'the new one': {},
        'the former one': {},
        'its holder is still asked': {},
        'the API does not tell': {},
        'the call failed': FAILED,
        unexpectedError: NOT_REJECTED,
      },
    },
  },
  states: {
    'subscriptionChange.idle': async ({ page }) => see(page.getByRole('dialog')).toHaveCount(0),
    'subscriptionChange.idle.plain': async (visitor, { mayCancel, mayChangeCard }) => {
      await see(screenOf(visitor).cancel).toHaveCount(mayCancel ? 1 : 0);
      await see(screenOf(visitor).changeCard).toHaveCount(mayChangeCard ? 1 : 0);
    },
    'subscriptionChange.idle.cancelled': async (visitor) => {
      await see(screenOf(visitor).main.getByText(/^Cancelled, open until /)).toBeVisible();
      await see(screenOf(visitor).cancel).toHaveCount(0);
    },
    'subscriptionChange.idle.saved': async ({ page }) =>
      see(page.getByRole('complementary').getByText('The new card was accepted.')).toBeVisible(),
    'subscriptionChange.cancelling': async (visitor) => see(screenOf(visitor).cancelDialog).toBeVisible(),
    'subscriptionChange.cancelling.confirming': async (visitor) =>
      see(screenOf(visitor).button('Keep it')).toBeVisible(),
    'subscriptionChange.cancelling.confirming.fresh': async (visitor) =>
      see(screenOf(visitor).cancelDialog.getByText('It was not cancelled')).toHaveCount(0),
    'subscriptionChange.cancelling.confirming.failed': (visitor) =>
      seeIn(visitor, 'cancelDialog', 'It was not cancelled'),
    'subscriptionChange.cancelling.sending': (visitor) => seeBusy(visitor, 'Cancelling…'),
    'subscriptionChange.cancelling.asking': (visitor) => seeBusy(visitor, 'Checking…'),
    'subscriptionChange.cancelling.unconfirmed': (visitor) => seeIn(visitor, 'cancelDialog', 'We have not heard back'),
    'subscriptionChange.cancelling.changedElsewhere': (visitor) =>
      seeIn(visitor, 'cancelDialog', 'It was cancelled somewhere else, or is not active any more.'),
    'subscriptionChange.changingCard': async (visitor) => see(screenOf(visitor).cardDialog).toBeVisible(),
    'subscriptionChange.changingCard.loading': async ({ page }) =>
      see(page.getByRole('status').filter({ hasText: 'Loading the card fields' })).toBeAttached(),
    'subscriptionChange.changingCard.unavailable': (visitor) =>
      seeIn(visitor, 'cardDialog', 'Unable to take a card at this time'),
    'subscriptionChange.changingCard.entering': async (visitor) =>
      see(screenOf(visitor).button('Use this card')).not.toHaveAttribute('aria-disabled', 'true'),
    'subscriptionChange.changingCard.entering.fresh': async (visitor) =>
      see(screenOf(visitor).cardDialog.getByText('The card was not changed')).toHaveCount(0),
    'subscriptionChange.changingCard.entering.refused': async (visitor) =>
      see(screenOf(visitor).cardDialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible(),
    'subscriptionChange.changingCard.entering.failed': (visitor) =>
      seeIn(visitor, 'cardDialog', 'The card was not changed'),
    'subscriptionChange.changingCard.making': (visitor) => seeBusy(visitor, 'Checking the card…'),
    'subscriptionChange.changingCard.sending': (visitor) => seeBusy(visitor, 'Checking the card…'),
    'subscriptionChange.changingCard.askingHolder': async (visitor) => see(screenOf(visitor).cardDialog).toBeVisible(),
    'subscriptionChange.changingCard.askingHolder.pending': async (visitor) => {
      await seeBusy(visitor, 'Checking the card…');
      // The call before it looks the same, and only the holder's time is to run out.
      if (willBeOverdue(visitor) && (await visitor.demo.pausedCalls(BANK)) === 0)
        throw new Error('The bank was not asked yet.');
    },
    'subscriptionChange.changingCard.askingHolder.overdue': async (visitor) => see(overdue(visitor)).toBeVisible(),
    'subscriptionChange.changingCard.asking': (visitor) => seeBusy(visitor, 'Checking…'),
    'subscriptionChange.changingCard.holderIsDue': (visitor) =>
      seeIn(visitor, 'cardDialog', 'Your bank wants you to confirm this card'),
    'subscriptionChange.changingCard.unconfirmed': (visitor) => seeIn(visitor, 'cardDialog', 'We have not heard back'),
  },
  isPossible: ({ name }, { states, position }) => {
    const isAt = (id: string): boolean => states.includes(`subscriptionChange.${id}`);
    // What happens elsewhere is heard where nothing is on its way, and only where it changes something.
    if (name === 'cancelled elsewhere')
      return (
        (position.mayCancel || position.mayChangeCard) && (isAt('idle.plain') || isAt('cancelling.confirming.fresh'))
      );
    return true;
  },
});
