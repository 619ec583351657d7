import { entry } from '../catalogue-entry.ts';
import { subscriptionChangeMachine } from './subscription-change.machine.ts';
import type {
  AskCancelResult,
  AskCardResult,
  CancelResult,
  ChangeMethodResult,
  ConfirmSetupResult,
  LoadCardResult,
  MakeMethodResult,
} from './subscription-change.setup.ts';

const unexpectedError = { error: new Error('an effect broke') };
const DECLINED = { ok: false, reason: 'refused', message: 'Your card was declined.' } as const;

/** The changes of a subscription with everything that can happen to them. */
export const subscriptionChangeEntry = entry({
  name: 'subscription-change',
  area: 'subscriptions',
  description: 'Cancelling a subscription to the end of its period, and giving it another card.',
  machine: subscriptionChangeMachine,
  inputs: {
    'an active subscription': { mayCancel: true, mayChangeCard: true },
    'one whose payment is past due': { mayCancel: false, mayChangeCard: true },
  },
  events: {
    'cancelling requested': { type: 'cancel.requested' },
    'cancelling confirmed': { type: 'cancel.confirmed' },
    'another card requested': { type: 'card.requested' },
    'card submitted': { type: 'card.submitted' },
    'holder asked': { type: 'holder.asked' },
    retried: { type: 'retried' },
    closed: { type: 'closed' },
    'cancelled elsewhere': { type: 'offers.changed', mayCancel: false, mayChangeCard: false },
  },
  outcomes: {
    cancelSubscription: {
      'it is cancelled': { output: { ok: true } satisfies CancelResult },
      'it was refused': { output: { ok: false, reason: 'refused' } satisfies CancelResult },
      'no answer came': { output: { ok: false, reason: 'unknown' } satisfies CancelResult },
      'the server is down': { output: { ok: false, reason: 'told' } satisfies CancelResult },
      'the call failed': { output: { ok: false, reason: 'failed' } satisfies CancelResult },
      unexpectedError,
    },
    askWhetherCancelled: {
      'it is cancelled': { output: { ok: true, standing: 'cancelled' } satisfies AskCancelResult },
      'it is active': { output: { ok: true, standing: 'active' } satisfies AskCancelResult },
      'it is neither': { output: { ok: true, standing: 'other' } satisfies AskCancelResult },
      'the call failed': { output: { ok: false } satisfies AskCancelResult },
      unexpectedError,
    },
    loadCard: {
      'the fields are there': { output: { ok: true } satisfies LoadCardResult },
      'they did not come': { output: { ok: false, reason: 'failed' } satisfies LoadCardResult },
      unexpectedError,
    },
    makeMethod: {
      'it was made': { output: { ok: true, paymentMethod: 'pm_new' } satisfies MakeMethodResult },
      'the card was refused': {
        output: { ok: false, reason: 'refused', message: 'Your card number is incomplete.' } satisfies MakeMethodResult,
      },
      'the provider did not answer': { output: { ok: false, reason: 'failed' } satisfies MakeMethodResult },
      unexpectedError,
    },
    changeMethod: {
      'it pays': { output: { ok: true } satisfies ChangeMethodResult },
      'its holder is asked': { output: { ok: false, reason: 'asks' } satisfies ChangeMethodResult },
      'the card was declined': { output: DECLINED satisfies ChangeMethodResult },
      'no answer came': { output: { ok: false, reason: 'unknown' } satisfies ChangeMethodResult },
      'the server is down': { output: { ok: false, reason: 'told' } satisfies ChangeMethodResult },
      'the call failed': { output: { ok: false, reason: 'failed' } satisfies ChangeMethodResult },
      unexpectedError,
    },
    confirmSetup: {
      'the holder said yes': { output: { ok: true } satisfies ConfirmSetupResult },
      'the holder said no': { output: DECLINED satisfies ConfirmSetupResult },
      'no answer came': { output: { ok: false, reason: 'unknown' } satisfies ConfirmSetupResult },
      unexpectedError,
    },
    askWhichCard: {
      'the new one': { output: { ok: true, card: 'new' } satisfies AskCardResult },
      'the former one': { output: { ok: true, card: 'former' } satisfies AskCardResult },
      'its holder is still asked': { output: { ok: true, card: 'asks' } satisfies AskCardResult },
      'the API does not tell': { output: { ok: true, card: 'unsaid' } satisfies AskCardResult },
      'the call failed': { output: { ok: false } satisfies AskCardResult },
      unexpectedError,
    },
  },
  distinguish: ({ mayCancel, mayChangeCard }) => ({ mayCancel, mayChangeCard }),
});
