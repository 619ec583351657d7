import { assign, setup } from 'xstate';
import type { StateMeta } from '../state-meta.ts';
import {
  changed,
  noticeOf,
  refusal,
  type ClaimResult,
  type FlowContext,
  type FlowNotice,
  type SubmitBookingsResult,
} from './booking-flow.ts';
import {
  flowActions,
  flowActors,
  flowGuards,
  flowStates,
  followFacts,
  forgetIntention,
  storeIntention,
  type FlowEvent,
} from './booking-flow.kit.ts';
import { datedValues, emptyDatedForm, isDatedFormComplete, type DatedForm } from './dated-form.ts';
import type { FlowFacts } from './flow-facts.ts';

export interface DatedFlowInput {
  readonly organisationId: number;
  readonly facts: FlowFacts;
}

type DatedFlowEvent =
  | { readonly type: 'form.changed'; readonly change: Partial<DatedForm> }
  /** What may have arrived is given up: at worst the server refuses what it has done already. */
  | { readonly type: 'discarded' }
  | FlowEvent;

/** The chart of giving bookings a date, or another one. Effects are promised; the app keeps them. */
export const datedFlow = <const A extends 'schedule' | 'reschedule'>(action: A, items: readonly string[]) => {
  const states = flowStates({ id: action, action, items, whenFree: { target: 'submitting', actions: storeIntention } });
  return setup({
    types: {
      context: {} as FlowContext<DatedForm>,
      events: {} as DatedFlowEvent,
      input: {} as DatedFlowInput,
      meta: {} as StateMeta,
      /** `busy`: something is on its way, and nothing can be pressed. */
      tags: {} as 'busy',
    },
    actors: flowActors,
    actions: {
      ...flowActions,
      fillIn: assign(({ context }, { change }: { change: Partial<DatedForm> }) => changed(context, change)),
      followFacts: assign(({ context }, { facts }: { facts: FlowFacts }) => ({
        facts,
        notice: noticeOf(context.facts, facts, context.notice),
      })),
      decide: assign(
        ({ context: { organisationId, form, facts } }, { idempotencyKey }: { idempotencyKey: string }) => ({
          intention: {
            action,
            organisationId,
            ids: facts.movingIds,
            chosenIds: facts.chosenIds,
            values: datedValues(form, facts),
            idempotencyKey,
            basket: null,
            reference: null,
          },
          problems: {},
          notice: null,
        }),
      ),
      takeIntention: assign((_, { claim }: { claim: ClaimResult }) =>
        claim.kind === 'found' ? { intention: claim.intention } : {},
      ),
      takeRefusal: assign((_, { result }: { result: SubmitBookingsResult }) => refusal(result)),
      tell: assign((_, { notice }: { notice: FlowNotice }) => ({ notice })),
    },
    guards: {
      ...flowGuards,
      isComplete: ({ context }) => isDatedFormComplete(context.form, context.facts),
    },
  }).createMachine({
    id: action,
    context: ({ input: { organisationId, facts } }) => ({
      organisationId,
      facts,
      form: emptyDatedForm(facts),
      problems: {},
      notice: null,
      intention: null,
    }),
    initial: 'opening',
    states: {
      ...states,
      unconfirmed: {
        ...states.unconfirmed,
        on: { ...states.unconfirmed.on, discarded: { target: 'form', actions: forgetIntention } },
      },
      form: {
        meta: { items, description: 'What moves is shown; a day and a location are chosen. Nothing was sent.' },
        entry: 'releaseIntention',
        on: {
          'form.changed': { actions: { type: 'fillIn', params: ({ event }) => event } },
          'submit.requested': {
            guard: 'isComplete',
            target: 'claiming',
            actions: { type: 'decide', params: ({ event }) => event },
          },
        },
      },
    },
    on: { 'facts.changed': { actions: followFacts } },
  });
};
