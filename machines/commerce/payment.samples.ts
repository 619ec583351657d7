import { entry } from '../catalogue-entry.ts';
import { paymentMachine } from './payment.machine.ts';
import type { BasisResult, ConfirmResult, IntentResult, StatusResult, WalletResult } from './payment.setup.ts';

const unexpectedError = { error: new Error('an effect broke') };
const status = {
  'it is paid': { output: { status: 'paid' } satisfies StatusResult },
  'it is not paid': { output: { status: 'open', message: null } satisfies StatusResult },
  'it was refused': { output: { status: 'open', message: 'Your card was declined.' } satisfies StatusResult },
  'it is under way': { output: { status: 'processing' } satisfies StatusResult },
  'it was cancelled': { output: { status: 'cancelled' } satisfies StatusResult },
  'the provider did not answer': { output: { status: 'unknown' } satisfies StatusResult },
  unexpectedError,
};

/** The payment of a basket with everything that can happen to it. */
export const paymentEntry = entry({
  name: 'payment',
  area: 'commerce',
  description: 'Paying for a basket by card or wallet, once.',
  machine: paymentMachine,
  inputs: { 'a basket waits': { basketKey: 'bkt-1', totalInPence: 216_00 } },
  events: {
    'card submitted': { type: 'submitted', method: 'card' },
    'wallet submitted': { type: 'submitted', method: 'wallet' },
    'total accepted': { type: 'total.accepted' },
    retried: { type: 'retried' },
    'went back': { type: 'back' },
  },
  outcomes: {
    loadIntent: {
      'a payment': { output: { ok: true, totalInPence: 216_00, reference: 'pi_1' } satisfies IntentResult },
      'a payment at another price': {
        output: { ok: true, totalInPence: 240_00, reference: 'pi_1' } satisfies IntentResult,
      },
      'nothing to pay any more': { output: { ok: false, basisChanged: true } satisfies IntentResult },
      'no payment': { output: { ok: false } satisfies IntentResult },
      unexpectedError,
    },
    askFirst: status,
    awaitWallet: {
      'it was confirmed': { output: { status: 'confirmed' } satisfies WalletResult },
      'it was put away': { output: { status: 'dismissed' } satisfies WalletResult },
      'it was refused': { output: { status: 'refused', message: 'Your card was declined.' } satisfies WalletResult },
      unexpectedError,
    },
    verifyBasis: {
      'all is as agreed': { output: { status: 'asAgreed' } satisfies BasisResult },
      'it has changed': { output: { status: 'changed' } satisfies BasisResult },
      'it costs something else': { output: { status: 'repriced', basketInPence: 240_00 } satisfies BasisResult },
      'no answer came': { output: { status: 'unanswered' } satisfies BasisResult },
      unexpectedError,
    },
    confirmPayment: {
      'it was paid': { output: { status: 'paid' } satisfies ConfirmResult },
      'the provider refused': {
        output: { status: 'refused', message: 'Your card was declined.' } satisfies ConfirmResult,
      },
      'it was under way': { output: { status: 'processing' } satisfies ConfirmResult },
      'it was cancelled': { output: { status: 'cancelled' } satisfies ConfirmResult },
      'no answer came': { output: { status: 'unknown' } satisfies ConfirmResult },
      unexpectedError,
    },
    askMeanwhile: status,
    askAgain: status,
    askProcessing: status,
  },
  distinguish: ({ basketInPence, totalInPence, method }) => ({ isAgreed: basketInPence === totalInPence, method }),
});
