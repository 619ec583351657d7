import { entry } from '../catalogue-entry.ts';
import { paymentMachine } from './payment.machine.ts';
import type { ConfirmResult, IntentResult, StatusResult } from './payment.results.ts';

const unexpectedError = { error: new Error('an effect broke') };
const status = {
  'it is paid': { output: { status: 'paid' } satisfies StatusResult },
  'it is not paid': { output: { status: 'open', message: null } satisfies StatusResult },
  'it was refused': { output: { status: 'open', message: 'Your card was declined.' } satisfies StatusResult },
  'it is under way': { output: { status: 'processing' } satisfies StatusResult },
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
      'a payment at another price': { output: { ok: true, totalInPence: 240_00, reference: 'pi_1' } satisfies IntentResult },
      'no payment': { output: { ok: false } satisfies IntentResult },
      unexpectedError,
    },
    askFirst: status,
    askAgain: status,
    confirmPayment: {
      'it was paid': { output: { status: 'paid' } satisfies ConfirmResult },
      'the provider refused': { output: { status: 'refused', message: 'Your card was declined.' } satisfies ConfirmResult },
      'the wallet was put away': { output: { status: 'dismissed' } satisfies ConfirmResult },
      'it was under way': { output: { status: 'processing' } satisfies ConfirmResult },
      'no answer came': { output: { status: 'unknown' } satisfies ConfirmResult },
      unexpectedError,
    },
  },
  distinguish: ({ basketInPence, totalInPence }) => basketInPence === totalInPence,
});
