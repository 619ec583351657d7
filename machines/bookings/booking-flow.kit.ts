import { promisedAction, promisedActor } from '../promised.ts';
import {
  failedBecause,
  reportUnexpectedError,
  sendingActions,
  sendingGuards,
  succeeded,
} from '../submission/sending.kit.ts';
import type { BookingAction } from './booking-state.ts';
import { isSameIds, type FlowFacts } from './flow-facts.ts';
import type { Intention } from './intention.ts';

/** Why the form stands again, or why nothing goes on: said in plain words beside it. */
export type FlowNotice =
  | 'bookingsChanged'
  | 'changedElsewhere'
  | 'paymentCancelled'
  | 'feeChanged'
  | 'totalChanged'
  | 'basketFailed'
  | 'openElsewhere'
  | 'notSent'
  | 'refused'
  | 'noConnection'
  | 'noAnswer'
  | 'unclear';

/** What a chart of the three actions remembers; `F`: its form, named as on the wire. */
export interface FlowContext<F> {
  readonly organisationId: number;
  readonly form: F;
  readonly facts: FlowFacts;
  /** Messages of the server by the field of the wire. */
  readonly problems: Readonly<Record<string, readonly string[]>>;
  readonly notice: FlowNotice | null;
  readonly intention: Intention | null;
}

/** What this device has of the flow. `openElsewhere`: another tab is at it now. */
export type ClaimResult =
  | { readonly kind: 'free' }
  | { readonly kind: 'found'; readonly intention: Intention }
  | { readonly kind: 'openElsewhere' };

/**
 * What became of sending the bookings. `refused`: the server answered and did nothing. `noConnection`: nothing left.
 * `noAnswer`: no reply tells whether it counted. `overtaken`: the bookings stand as wished, and something else did it;
 * `isCertain`: an earlier call of this request cannot have done it.
 */
export type SubmitBookingsResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'refused'; readonly problems: Readonly<Record<string, readonly string[]>> }
  | { readonly ok: false; readonly reason: 'noConnection' | 'noAnswer' }
  | { readonly ok: false; readonly reason: 'overtaken'; readonly isCertain: boolean };

/** Whether something else moves now, or can. */
const movesOtherwise = (before: FlowFacts, after: FlowFacts): boolean =>
  !isSameIds(before.movingIds, after.movingIds) || !isSameIds(before.blockedIds, after.blockedIds);

/** Whether something else moves now, or something else costs a fee: it has to be accepted anew. */
export const changesPlan = (before: FlowFacts, after: FlowFacts): boolean =>
  movesOtherwise(before, after) || !isSameIds(before.lateIds, after.lateIds);

/** What to say of new facts: what moves counts for more than what it costs. */
export const noticeOf = (before: FlowFacts, after: FlowFacts, standing: FlowNotice | null): FlowNotice | null => {
  if (movesOtherwise(before, after)) return 'bookingsChanged';
  return isSameIds(before.lateIds, after.lateIds) ? standing : 'feeChanged';
};

/** The form after somebody changed something: what the server said of the field no longer stands. */
export const changed = <F>(
  { form, problems }: FlowContext<F>,
  change: Partial<F>,
): Pick<FlowContext<F>, 'form' | 'problems' | 'notice'> => ({
  form: { ...form, ...change },
  problems: Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in change))),
  notice: null,
});

/** What to say of bookings that were not accepted. */
export const refusal = (result: SubmitBookingsResult): Partial<Pick<FlowContext<unknown>, 'problems' | 'notice'>> => {
  if (result.ok || result.reason === 'overtaken') return {};
  return { problems: result.reason === 'refused' ? result.problems : {}, notice: result.reason };
};

/** What a chart of the three actions hears besides its form. */
export type FlowEvent =
  /** The clock has passed a boundary, or bookings or locations came anew. */
  | { readonly type: 'facts.changed'; readonly facts: FlowFacts }
  /** `idempotencyKey`: a fresh one, for a new intention. */
  | { readonly type: 'submit.requested'; readonly idempotencyKey: string }
  | { readonly type: 'retried' };

type Context = FlowContext<unknown>;

const claim = ({ event }: { event: { output: ClaimResult } }) => ({ claim: event.output });
const result = ({ event }: { event: { output: SubmitBookingsResult } }) => ({ result: event.output });
const factsOf = ({ event }: { event: { facts: FlowFacts } }) => ({ facts: event.facts });
const intention = ({ context }: { context: Context }): { readonly intention: Intention | null } => ({
  intention: context.intention,
});

export const tell = <const N extends FlowNotice>(notice: N) => ({ type: 'tell' as const, params: { notice } });
export const takeIntention = { type: 'takeIntention' as const, params: claim };
export const storeIntention = { type: 'storeIntention' as const, params: intention };
export const forgetIntention = { type: 'forgetIntention' as const, params: intention };
const settleIntention = { type: 'settleIntention' as const, params: intention };
export const takeRefusal = { type: 'takeRefusal' as const, params: result };
const fillIn = {
  type: 'fillIn' as const,
  params: ({ event }: { event: { change: object } }) => ({ change: event.change }),
};
export const followFacts = { type: 'followFacts' as const, params: factsOf };

const claimIs = (kind: ClaimResult['kind']) => ({
  type: 'claimIs' as const,
  params: ({ event }: { event: { output: ClaimResult } }) => ({ claim: event.output, kind }),
});
const changesWhatMoves = { type: 'changesWhatMoves' as const, params: factsOf };

/** The guards that the states below ask; spread them into the guards of a chart. */
export const flowGuards = {
  claimIs: (_: unknown, { claim: found, kind }: { claim: ClaimResult; kind: ClaimResult['kind'] }): boolean =>
    found.kind === kind,
  ...sendingGuards,
  changesWhatMoves: ({ context }: { context: Context }, { facts }: { facts: FlowFacts }): boolean =>
    changesPlan(context.facts, facts),
};

/** The promised effects of the states below; spread them into the actors of a chart. */
export const flowActors = {
  /**
   * Takes the flow of this person, organisation and action for this tab, and reads afresh what the device has stored of
   * it. A tab has it until `releaseIntention`, or until its dialog or the tab itself is gone. Stopped before it ends,
   * it takes nothing.
   */
  claimIntention: promisedActor<ClaimResult, { organisationId: number; action: BookingAction }>('claimIntention'),
  /**
   * Delivers the bookings once, under the intention's key, however often. What is refused while the bookings stand as
   * wished (`areUnscheduled`) is `overtaken`: something else did it.
   */
  submitBookings: promisedActor<SubmitBookingsResult, { intention: Intention | null }>('submitBookings'),
};

/** What the device is told; spread them into the actions of a chart. */
export const flowActions = {
  /** It is on the device when this returns: next something happens that cannot be taken back. */
  storeIntention: promisedAction<{ intention: Intention | null }>('storeIntention'),
  forgetIntention: promisedAction<{ intention: Intention | null }>('forgetIntention'),
  /** The server has it, and its note is settled: its bookings are changing until they stand otherwise (`changingIds`). */
  settleIntention: promisedAction<{ intention: Intention | null }>('settleIntention'),
  /** Another tab may take the flow; what is stored stays. */
  releaseIntention: promisedAction('releaseIntention'),
  ...sendingActions,
};

/** New facts where nothing was sent: what moves or costs something else has to be accepted anew. */
export const planChange = <const Id extends string>(id: Id) =>
  [
    { guard: changesWhatMoves, target: `#${id}.form` as const, actions: followFacts },
    { actions: followFacts },
  ] as const;

/**
 * The states that every action goes through: what an earlier visit left, taking the flow for this tab, sending,
 * and an answer that did not come. A chart brings `form` and what follows where nothing is stored (`whenFree`); a chart
 * with a fee also what counts first of what was found (`found`, `foundAgain`), and of an answer for what another
 * request has done (`whenOvertaken`) and for what is paid (`whenPaid`, `whenPaidBroke`).
 */
export const flowStates = <
  const Id extends string,
  const WhenFree,
  const Found extends readonly unknown[] = readonly [],
  const FoundAgain extends readonly unknown[] = readonly [],
  const WhenOvertaken extends readonly unknown[] = readonly [],
  const WhenPaid extends readonly unknown[] = readonly [],
  const WhenPaidBroke extends readonly unknown[] = readonly [],
>({
  id,
  action,
  items,
  whenFree,
  found = [] as unknown as Found,
  foundAgain = [] as unknown as FoundAgain,
  whenOvertaken = [] as unknown as WhenOvertaken,
  whenPaid = [] as unknown as WhenPaid,
  whenPaidBroke = [] as unknown as WhenPaidBroke,
}: {
  readonly id: Id;
  readonly action: BookingAction;
  readonly items: readonly string[];
  readonly found?: Found;
  readonly foundAgain?: FoundAgain;
  readonly whenFree: WhenFree;
  readonly whenOvertaken?: WhenOvertaken;
  readonly whenPaid?: WhenPaid;
  readonly whenPaidBroke?: WhenPaidBroke;
}) => {
  const at = <const S extends string>(state: S) => `#${id}.${state}` as const;
  const claimInput = ({ context }: { context: Context }) => ({ organisationId: context.organisationId, action });
  const notSettled = {
    guard: claimIs('found'),
    target: at('unconfirmed'),
    actions: [takeIntention, tell('noAnswer')],
  } as const;
  const openElsewhere = {
    guard: claimIs('openElsewhere'),
    target: at('form'),
    actions: tell('openElsewhere'),
  } as const;
  return {
    opening: {
      meta: { items: ['R-37', 'R-42'], description: 'The device is asked for what an earlier visit left.' },
      tags: 'busy',
      invoke: {
        id: 'findIntention',
        src: 'claimIntention',
        input: claimInput,
        onDone: [...found, notSettled, openElsewhere, { target: at('form') }],
        onError: { target: at('form'), actions: reportUnexpectedError },
      },
      // The form is in sight, and what is ticked meanwhile stays ticked.
      on: { 'form.changed': { actions: fillIn } },
    },
    claiming: {
      meta: {
        items: ['R-42', 'Y-09'],
        description: 'It is decided; this tab takes the flow, so that no other one does the same.',
      },
      tags: 'busy',
      invoke: {
        id: 'claimIntention',
        src: 'claimIntention',
        input: claimInput,
        onDone: [...foundAgain, notSettled, openElsewhere, whenFree],
        onError: { target: at('form'), actions: [tell('notSent'), reportUnexpectedError] },
      },
      on: { 'facts.changed': planChange(id) },
    },
    submitting: {
      meta: { items, description: 'The bookings are with the server.' },
      tags: 'busy',
      invoke: {
        id: 'submitBookings',
        src: 'submitBookings',
        input: intention,
        onDone: [
          { guard: succeeded, target: at('allDone'), actions: settleIntention },
          ...whenOvertaken,
          ...whenPaid,
          { guard: failedBecause('refused'), target: at('form'), actions: [forgetIntention, takeRefusal] },
          { target: at('unconfirmed'), actions: takeRefusal },
        ],
        onError: [...whenPaidBroke, { target: at('unconfirmed'), actions: [tell('noAnswer'), reportUnexpectedError] }],
      },
    },
    unconfirmed: {
      meta: {
        items: ['R-28', 'R-29'],
        description: 'No answer tells whether it counted. Sent again it is the same request.',
      },
      on: { retried: { target: at('submitting') } },
    },
    allDone: {
      meta: { items: ['R-17', 'R-29'], description: 'The server has it and works on it; "All done".' },
      entry: 'releaseIntention',
    },
  } as const;
};
