import { sendTo } from 'xstate';
import type { LeftReason, PaymentOutput } from '../commerce/payment.setup.ts';
import {
  flowStates,
  followFacts,
  forgetIntention,
  planChange,
  storeIntention,
  takeIntention,
  takeRefusal,
  tell,
  type ClaimResult,
  type SubmitBookingsResult,
} from './booking-flow.kit.ts';
import { reportUnexpectedError } from '../submission/sending.kit.ts';
import type { FlowFacts } from './flow-facts.ts';
import {
  EMPTY_UNSCHEDULE_FORM,
  unscheduleSetup,
  type AskBasketResult,
  type OpenBasketResult,
  type PriceFeeResult,
  type ReadFactsResult,
  type UnscheduleContext,
} from './unschedule.setup.ts';

const claim = ({ event }: { event: { output: ClaimResult } }) => ({ claim: event.output });
const paid = ({ event }: { event: { output: PaymentOutput | AskBasketResult } }) => ({ paid: event.output });
const priced = ({ event }: { event: { output: PriceFeeResult } }) => ({ priced: event.output });
const read = ({ event }: { event: { output: ReadFactsResult } }) => ({ read: event.output });
const readFacts = ({ event }: { event: { output: ReadFactsResult } }) => ({
  facts: (event.output as Extract<ReadFactsResult, { ok: true }>).facts,
});
const opened = ({ event }: { event: { output: OpenBasketResult } }) => ({ opened: event.output });
const takeOpened = (type: 'takeBasket' | 'quote') => ({
  type,
  params: ({ event }: { event: { output: OpenBasketResult } }) => ({
    opened: event.output as Extract<OpenBasketResult, { ok: true }>,
  }),
});
const basketOf = ({ context }: { context: UnscheduleContext }) => ({ basketKey: context.intention?.basket?.key ?? '' });

const markPaid = { type: 'markPaid' as const, params: paid };
const isPaid = { type: 'isPaid' as const, params: paid };
const wasPaid = {
  guard: { type: 'wasPaid' as const, params: claim },
  target: '#unschedule.resuming' as const,
  actions: takeIntention,
};
const mayBePaid = { guard: { type: 'mayBePaid' as const, params: claim }, actions: takeIntention };
const wasNotTried = { guard: { type: 'wasNotTried' as const, params: claim } };
const result = ({ event }: { event: { output: SubmitBookingsResult } }) => ({ result: event.output });
const asked = ({ event }: { event: { output: AskBasketResult } }) => ({ asked: event.output });
const isNotPaid = { type: 'isNotPaid' as const, params: asked };
const isProcessing = {
  guard: { type: 'isProcessing' as const, params: asked },
  target: '#unschedule.paymentUnknown.processing' as const,
};
const wasLeft = (reason: LeftReason) => ({
  type: 'wasLeft' as const,
  params: ({ event }: { event: { output: PaymentOutput } }) => ({ paid: event.output, reason }),
});
/** Nothing was confirmed, or nothing was taken: the form stands again, and nothing has to be asked (B-7). */
const leftAgain = [
  { guard: wasLeft('back'), target: '#unschedule.form' as const, actions: [forgetIntention] },
  {
    guard: wasLeft('cancelled'),
    target: '#unschedule.form' as const,
    actions: [forgetIntention, 'dropBasket' as const, tell('paymentCancelled')],
  },
  {
    guard: wasLeft('basisChanged'),
    target: '#unschedule.form' as const,
    actions: [forgetIntention, 'dropBasket' as const, 'askAnew' as const, tell('changedElsewhere')],
  },
] as const;
const isUnfinished = {
  guard: { type: 'isUnfinished' as const, params: asked },
  target: '#unschedule.paymentUnfinished' as const,
};
const foundPaid = { guard: isPaid, target: '#unschedule.resuming' as const, actions: [markPaid, storeIntention] };
const hasReceipt = { guard: 'hasReceipt' as const, target: '#unschedule.paidNotSubmitted' as const };

/**
 * Unscheduling bookings, with a late fee where one is due. A fee is paid once: the device stores
 * what was decided before the payment begins, only one tab is at it, the bookings are read afresh, and no other basket
 * is paid before the server has said that the former one is not; that one is forgotten then. What is paid is submitted
 * under one key until the server has it. Effects are promised; `unschedule.actors.ts` of the app keeps them.
 */
export const unscheduleMachine = unscheduleSetup.createMachine({
  id: 'unschedule',
  // Eventless transitions that chase each other are a mistake: stop instead of freezing the page.
  options: { maxIterations: 50 },
  context: ({ input }) => ({
    ...input,
    form: EMPTY_UNSCHEDULE_FORM,
    problems: {},
    notice: null,
    intention: null,
    feeInPence: null,
    quotedInPence: null,
    asks: 0,
  }),
  initial: 'opening',
  on: { 'facts.changed': { actions: followFacts } },
  states: {
    ...flowStates({
      id: 'unschedule',
      action: 'unschedule',
      items: ['R-27', 'R-28', 'R-37'],
      found: [
        wasPaid,
        { ...mayBePaid, target: '#unschedule.asking.beforeForm' },
        { ...wasNotTried, target: '#unschedule.form', actions: [takeIntention, forgetIntention] },
      ],
      foundAgain: [
        wasPaid,
        { ...mayBePaid, target: '#unschedule.asking.beforeGoingOn' },
        { ...wasNotTried, target: '#unschedule.verifying' },
      ],
      whenOvertaken: [
        { guard: { type: 'isOvertaken', params: result }, target: '#unschedule.overtaken' },
        {
          guard: { type: 'mayBeOvertaken', params: result },
          target: '#unschedule.overtaken',
          actions: tell('unclear'),
        },
      ],
      whenFree: { target: '#unschedule.verifying' },
      whenPaid: [{ ...hasReceipt, actions: takeRefusal }],
      whenPaidBroke: [{ ...hasReceipt, actions: [tell('noAnswer'), reportUnexpectedError] }],
    }),
    form: {
      meta: {
        items: ['R-27', 'R-33', 'R-40'],
        description: 'What moves and what it costs is shown, to be confirmed. Nothing was sent.',
      },
      entry: 'releaseIntention',
      initial: 'checking',
      states: {
        checking: {
          meta: { items: ['R-31', 'R-32'], description: 'Whether a fee is due, and what it is.' },
          always: [{ guard: 'needsPrice', target: 'pricing' }, { target: 'ready' }],
        },
        pricing: {
          meta: { items: ['R-32', 'X-091'], description: 'The server is asked what the fee is.' },
          invoke: {
            id: 'priceFee',
            src: 'priceFee',
            input: ({ context }) => ({ organisationId: context.organisationId }),
            onDone: [
              {
                guard: { type: 'isPriced', params: priced },
                target: 'ready',
                actions: { type: 'takePrice', params: priced },
              },
              { target: 'unpriced' },
            ],
            onError: { target: 'unpriced', actions: reportUnexpectedError },
          },
        },
        unpriced: {
          meta: { items: ['R-32', 'J-11'], description: 'The fee is not known: it can be asked for again.' },
          on: { retried: 'pricing' },
        },
        ready: { meta: { items: ['R-33', 'R-40'], description: 'There is no fee, or it is shown.' } },
      },
      on: {
        'form.changed': { actions: { type: 'fillIn', params: ({ event }) => event } },
        'facts.changed': { target: '.checking', actions: followFacts },
        'submit.requested': {
          guard: 'isComplete',
          target: 'claiming',
          actions: { type: 'decide', params: ({ event }) => event },
        },
      },
    },
    asking: {
      meta: {
        items: ['R-37', 'R-38'],
        description: 'A basket may be paid: the server is asked before anything else happens.',
      },
      tags: 'busy',
      initial: 'beforeForm',
      states: {
        beforeForm: {
          meta: { items: ['R-37', 'R-38'], description: 'The payment was left, or an earlier visit left a basket.' },
          invoke: {
            id: 'askBasket',
            src: 'askBasket',
            input: basketOf,
            onDone: [
              foundPaid,
              { guard: isNotPaid, target: '#unschedule.form', actions: forgetIntention },
              isUnfinished,
              isProcessing,
              { target: '#unschedule.paymentUnknown' },
            ],
            onError: { target: '#unschedule.paymentUnknown', actions: reportUnexpectedError },
          },
        },
        beforeGoingOn: {
          meta: {
            items: ['R-37', 'R-38'],
            description: 'It is decided anew: the former basket goes on if it fits, and no other one if it is paid.',
          },
          invoke: {
            id: 'askFormerBasket',
            src: 'askBasket',
            input: basketOf,
            onDone: [
              foundPaid,
              { guard: isNotPaid, target: '#unschedule.verifying', actions: 'renew' },
              { guard: { type: 'mayFinish', params: asked }, target: '#unschedule.verifying', actions: 'renew' },
              isUnfinished,
              isProcessing,
              { target: '#unschedule.paymentUnknown' },
            ],
            onError: { target: '#unschedule.paymentUnknown', actions: reportUnexpectedError },
          },
          on: { 'facts.changed': planChange('unschedule') },
        },
        beforeGivingUp: {
          meta: {
            items: ['R-37', 'F-07'],
            description: 'A payment that waits for the holder of the card is given up, unless it was paid meanwhile.',
          },
          invoke: {
            id: 'askGivenUp',
            src: 'askBasket',
            input: basketOf,
            onDone: [
              foundPaid,
              isProcessing,
              { guard: { type: 'isUnknown', params: asked }, target: '#unschedule.paymentUnknown' },
              { target: '#unschedule.form', actions: forgetIntention },
            ],
            onError: { target: '#unschedule.paymentUnknown', actions: reportUnexpectedError },
          },
        },
      },
    },
    resuming: {
      meta: { items: ['R-37'], description: 'It is paid and was not submitted.' },
      tags: 'paid',
      always: [{ guard: 'isForThis', target: 'submitting' }, { target: 'paidNotSubmitted' }],
    },
    verifying: {
      meta: {
        items: ['R-31', 'R-38', 'Y-09'],
        description: 'The bookings are read afresh: nobody pays for what another tab or the team has changed.',
      },
      tags: 'busy',
      invoke: {
        id: 'readFacts',
        src: 'readFacts',
        input: ({ context: { organisationId, facts } }) => ({ organisationId, chosenIds: facts.chosenIds }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: read },
            target: 'form',
            actions: { type: 'followFacts', params: readFacts },
          },
          { guard: { type: 'mayPayBasket', params: read }, target: 'paying', actions: storeIntention },
          { guard: { type: 'mayOpenBasket', params: read }, target: 'openingBasket' },
          { guard: { type: 'isRead', params: read }, target: 'submitting', actions: storeIntention },
          { target: 'form', actions: tell('notSent') },
        ],
        onError: { target: 'form', actions: [tell('notSent'), reportUnexpectedError] },
      },
      on: { 'facts.changed': planChange('unschedule') },
    },
    openingBasket: {
      meta: {
        items: ['R-34', 'R-35', 'R-36', 'J-12'],
        description: 'A basket for the fee is opened, with its key and customer.',
      },
      tags: 'busy',
      invoke: {
        id: 'openBasket',
        src: 'openBasket',
        input: ({ context: { organisationId, facts } }) => ({
          organisationId,
          movingIds: facts.movingIds,
          lateIds: facts.lateIds,
        }),
        onDone: [
          {
            guard: { type: 'costsAsShown', params: opened },
            target: 'paying',
            actions: [takeOpened('takeBasket'), storeIntention],
          },
          { guard: { type: 'isOpened', params: opened }, target: 'form', actions: takeOpened('quote') },
          { target: 'form', actions: tell('basketFailed') },
        ],
        onError: { target: 'form', actions: [tell('basketFailed'), reportUnexpectedError] },
      },
      on: { 'facts.changed': planChange('unschedule') },
    },
    paying: {
      meta: { items: ['R-34', 'R-38', 'F-13'], description: 'The fee is being paid.' },
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context: { intention } }) => ({
          basketKey: intention?.basket?.key ?? '',
          totalInPence: intention?.basket?.totalInPence ?? 0,
          mayBePaid: intention?.basket?.isAttempted === true,
        }),
        onDone: [
          { guard: isPaid, target: 'submitting', actions: [markPaid, storeIntention] },
          ...leftAgain,
          { target: 'asking.beforeForm' },
        ],
        onError: { target: 'asking.beforeForm', actions: reportUnexpectedError },
      },
      on: {
        'facts.changed': [
          {
            guard: {
              type: 'changesWhatMoves',
              params: ({ event }: { event: { facts: FlowFacts } }) => ({ facts: event.facts }),
            },
            // A payment on its way is not left: it ends first.
            actions: [followFacts, sendTo('payment', { type: 'back' })],
          },
          { actions: followFacts },
        ],
      },
    },
    paymentUnknown: {
      meta: {
        items: ['R-37', 'F-13'],
        description:
          'Nobody can say yet whether the fee was paid: nothing else is paid until then. It is asked again by itself.',
      },
      entry: 'countAsk',
      initial: 'unanswered',
      states: {
        unanswered: { meta: { items: ['R-37', 'F-09'], description: 'Server or card provider did not answer.' } },
        processing: { meta: { items: ['F-09'], description: 'A bank works on the payment.' } },
      },
      on: { retried: 'asking.beforeForm' },
      after: { nextAsk: 'asking.beforeForm' },
    },
    paymentUnfinished: {
      meta: {
        items: ['R-37', 'F-07'],
        description:
          'A bank asked the holder of the card, who left without an answer: nothing was taken, and only the same payment may go on.',
      },
      on: {
        'payment.continued': { guard: 'isForThis', target: 'form', actions: 'quoteUnfinished' },
        'payment.givenUp': 'asking.beforeGivingUp',
      },
    },
    overtaken: {
      meta: {
        items: ['R-37', 'Y-09'],
        description:
          'The bookings are unscheduled, and not by this request as far as anybody knows: what was paid for it is to be given back.',
      },
      entry: 'releaseIntention',
    },
    paidNotSubmitted: {
      meta: {
        items: ['R-37'],
        description: 'Paid, not yet unscheduled: it is sent again without paying again, and the receipt is shown.',
      },
      tags: 'paid',
      on: { retried: 'submitting' },
    },
  },
});
