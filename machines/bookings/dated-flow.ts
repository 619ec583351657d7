import { assign, setup } from 'xstate';
import type { StateMeta } from '../state-meta.ts';
import {
  changed,
  flowActions,
  flowActors,
  flowGuards,
  flowStates,
  followFacts,
  forgetIntention,
  noticeOf,
  refusal,
  storeIntention,
  type ClaimResult,
  type FlowContext,
  type FlowEvent,
  type FlowNotice,
  type SubmitBookingsResult,
} from './booking-flow.kit.ts';
import type { FlowFacts } from './flow-facts.ts';
import type { SubmittedValues } from './intention.ts';
import { availableFromProblem } from './schedule-dates.ts';

/** What is filled in to schedule or reschedule, named as on the wire. */
export interface DatedForm {
  /** `2026-05-13`; empty until something is typed. */
  readonly available_from: string;
  readonly location: number | null;
  readonly email_confirmation: boolean;
}

/** What the form begins with. */
export const emptyDatedForm = ({ range }: Pick<FlowFacts, 'range'>): DatedForm => ({
  available_from: range.minimum,
  location: null,
  email_confirmation: true,
});

export interface DatedProblems {
  readonly available_from: 'missing' | 'tooSoon' | 'tooLate' | null;
  /** `gone`: it was chosen, and the server no longer has it. */
  readonly location: 'missing' | 'gone' | null;
}

/**
 * What is wrong with each field. Without a workshop there is no location; until the list is known none is
 * gone.
 */
export const datedProblems = (
  { available_from, location }: DatedForm,
  { range, hasWorkshop, locationIds }: FlowFacts,
): DatedProblems => {
  const isGone = location !== null && locationIds !== null && !locationIds.includes(location);
  return {
    available_from: availableFromProblem(available_from, range),
    location: !hasWorkshop ? null : location === null ? 'missing' : isGone ? 'gone' : null,
  };
};

/** Whether it can be submitted: something moves, all of it can, and nothing is wrong. */
export const isDatedFormComplete = (form: DatedForm, facts: FlowFacts): boolean =>
  facts.movingIds.length > 0 &&
  facts.blockedIds.length === 0 &&
  Object.values(datedProblems(form, facts)).every((problem) => problem === null);

/** What is sent: without a workshop neither location nor e-mail. */
export const datedValues = (
  { available_from, location, email_confirmation }: DatedForm,
  { hasWorkshop }: Pick<FlowFacts, 'hasWorkshop'>,
): SubmittedValues =>
  hasWorkshop && location !== null ? { available_from, location, email_confirmation } : { available_from };

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
