import { entry } from '../catalogue-entry.ts';
import type { PaymentOutput } from '../commerce/payment.setup.ts';
import type { SubmitBookingsResult } from './booking-flow.kit.ts';
import {
  claimed,
  claimOutcomes,
  flowEvents,
  sampleFacts,
  sampleIntention,
  submitOutcomes,
  unexpectedError,
} from './booking-flow.samples.ts';
import { unscheduleMachine } from './unschedule.machine.ts';
import type { AskBasketResult, OpenBasketResult, PriceFeeResult, ReadFactsResult } from './unschedule.setup.ts';

const FEE = 4800;
const late = sampleFacts({ lateIds: [2102] });
const basket = { key: 'basket-1', totalInPence: FEE, isAttempted: true };

const priced = (output: PriceFeeResult): { output: PriceFeeResult } => ({ output });
const read = (output: ReadFactsResult): { output: ReadFactsResult } => ({ output });
const opened = (output: OpenBasketResult): { output: OpenBasketResult } => ({ output });
const asked = (output: AskBasketResult): { output: AskBasketResult } => ({ output });
const paid = (output: PaymentOutput): { output: PaymentOutput } => ({ output });

const foundOutcomes = {
  ...claimOutcomes,
  'a basket may be paid': claimed({ kind: 'found', intention: sampleIntention({ basket }) }),
  'a basket waits that nobody tried to pay': claimed({
    kind: 'found',
    intention: sampleIntention({ basket: { ...basket, isAttempted: false } }),
  }),
  'a basket for other bookings may be paid': claimed({
    kind: 'found',
    intention: sampleIntention({ ids: [2103], basket }),
  }),
  'it is paid and not submitted': claimed({
    kind: 'found',
    intention: sampleIntention({ basket, reference: 'BW-7K42-1190' }),
  }),
};
const askOutcomes = {
  'it is paid': asked({ kind: 'paid', reference: 'BW-7K42-1190' }),
  'it is not paid': asked({ kind: 'notPaid' }),
  'its holder was asked': asked({ kind: 'unfinished' }),
  'a bank works on it': asked({ kind: 'processing' }),
  'nobody can say': asked({ kind: 'unknown' }),
  unexpectedError,
};

/** The chart of unscheduling with everything that can happen to it. */
export const unscheduleEntry = entry({
  name: 'unschedule',
  area: 'bookings',
  description: 'Taking bookings their date, the late fee where one is due, paying it once, and what became of both.',
  machine: unscheduleMachine,
  inputs: {
    'a late workshop': { organisationId: 1, facts: late, canWaive: false },
    'a late workshop, for an administrator': { organisationId: 1, facts: late, canWaive: true },
  },
  events: {
    'confirmed with the tick': { type: 'form.changed', change: { confirm: true } },
    'the waiver ticked': { type: 'form.changed', change: { waive_fee: true } },
    'the workshop is late': { type: 'facts.changed', facts: late },
    'another one is late too': { type: 'facts.changed', facts: sampleFacts({ lateIds: [2102, 2104] }) },
    'one of them changed elsewhere': { type: 'facts.changed', facts: sampleFacts({ movingIds: [2104] }) },
    'one of them is being changed': { type: 'facts.changed', facts: { ...late, blockedIds: [2104] } },
    'the payment continued': { type: 'payment.continued' },
    'the payment given up': { type: 'payment.givenUp' },
    ...flowEvents,
  },
  outcomes: {
    findIntention: foundOutcomes,
    claimIntention: foundOutcomes,
    priceFee: {
      'it costs something': priced({ ok: true, feeInPence: FEE }),
      'the call failed': priced({ ok: false }),
      unexpectedError,
    },
    readFacts: {
      'nothing has changed': read({ ok: true, facts: late }),
      'one of them changed elsewhere': read({ ok: true, facts: sampleFacts({ movingIds: [2104] }) }),
      'the call failed': read({ ok: false }),
      unexpectedError,
    },
    openBasket: {
      'it costs what was shown': opened({ ok: true, key: 'basket-1', totalInPence: FEE }),
      'it costs more': opened({ ok: true, key: 'basket-2', totalInPence: 5200 }),
      'the call failed': opened({ ok: false }),
      unexpectedError,
    },
    askBasket: askOutcomes,
    askFormerBasket: askOutcomes,
    askGivenUp: askOutcomes,
    payment: {
      'it is paid': paid({ kind: 'paid', reference: 'BW-7K42-1190' }),
      'the person went back': paid({ kind: 'left', reason: 'back', mayBePaid: false }),
      'what it rested on had changed': paid({ kind: 'left', reason: 'basisChanged', mayBePaid: false }),
      'the provider had cancelled it': paid({ kind: 'left', reason: 'cancelled', mayBePaid: false }),
      'it was left with its end unknown': paid({ kind: 'left', reason: 'back', mayBePaid: true }),
      unexpectedError,
    },
    submitBookings: {
      ...submitOutcomes,
      'another request has done it': {
        output: { ok: false, reason: 'overtaken', isCertain: true } satisfies SubmitBookingsResult,
      },
      'it is done, and nobody can say by what': {
        output: { ok: false, reason: 'overtaken', isCertain: false } satisfies SubmitBookingsResult,
      },
    },
  },
  distinguish: ({ form, facts, intention, canWaive, feeInPence, quotedInPence }) => ({
    confirmed: form.confirm,
    waived: form.waive_fee && canWaive,
    canWaive,
    moving: [facts.movingIds, facts.blockedIds],
    late: facts.lateIds.length,
    price: feeInPence,
    quoted: quotedInPence,
    decided: intention === null ? null : [intention.ids, intention.basket?.totalInPence ?? null, intention.reference],
  }),
});
